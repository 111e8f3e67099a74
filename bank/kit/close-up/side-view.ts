import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { path, place, rect, type Svg } from '../svg.ts';

/** Height in the picture at which wheels stand in a side view. */
const FOOT = 452;

/** Hills behind a meadow, which covers their foot; their line begins at `y`. */
export function hills(y: number): Svg {
  return path(
    `M0 ${y}c120-40 220-10 330-30 150-26 260 12 390-4 90-10 160-26 240-8V${HEIGHT}H0z`,
    SCENE.hills,
  );
}

/** Sky, hills, a meadow and a road that runs across the picture: the ground of vehicles shown from the side. */
export function roadFromTheSide(surface: string = SCENE.asphalt): Svg {
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.sky) +
    hills(300) +
    rect(0, 350, WIDTH, 190, SCENE.meadowFar) +
    rect(0, 412, WIDTH, 128, surface)
  );
}

/** Puts a side view, drawn 100 units a metre around the middle of its foot, on that road. */
export function onTheRoad(x: number, scale: number, ...drawings: Svg[]): Svg {
  return place({ x, y: FOOT, scale }, ...drawings);
}
