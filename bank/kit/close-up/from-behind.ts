import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { path, polygon, rect, type Svg } from '../svg.ts';

/** Sky, hills and a meadow from y = 260: the land before a vehicle shown large from behind. */
export function landAhead(): Svg {
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.sky) +
    path('M0 190c120-40 220-10 330-30 150-26 260 12 390-4 90-10 160-26 240-8v160H0z', SCENE.hills) +
    rect(0, 260, WIDTH, HEIGHT - 260, SCENE.meadow)
  );
}

/** A road or lay-by on that land: its left and right edge at the horizon and at the lower edge of the picture, in units of the picture. */
export function roadAhead(
  far: readonly [left: number, right: number],
  near: readonly [left: number, right: number],
  surface: string = SCENE.asphalt,
): Svg {
  return polygon(
    [
      [far[0], 262],
      [far[1], 262],
      [near[1], HEIGHT],
      [near[0], HEIGHT],
    ],
    surface,
  );
}
