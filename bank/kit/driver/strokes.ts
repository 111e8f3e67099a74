import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, patch } from './camera.ts';
import type { Ground } from './parts.ts';

/** A place on the road, metres from the driver's eyes. */
export type Spot = readonly [x: number, z: number];

/** A stroke on the ground from one spot to the next, `width` metres wide. */
export function stroke(camera: Camera, from: Spot, to: Spot, width: number, colour: string): Svg {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const [ax, az] = [((dz / length) * width) / 2, ((-dx / length) * width) / 2];
  return patch(
    camera,
    [
      [from[0] - ax, from[1] - az],
      [to[0] - ax, to[1] - az],
      [to[0] + ax, to[1] + az],
      [from[0] + ax, from[1] + az],
    ],
    colour,
  );
}

/** A line that runs through several spots, e.g. around roadworks. */
export function lineThrough(spots: readonly Spot[], colour: string = SCENE.paint, width = 0.16): Ground {
  return (camera) =>
    spots
      .slice(1)
      .map((spot, index) => stroke(camera, spots[index] ?? spot, spot, width, colour))
      .join('');
}

/** Line of a bus stop (P-17): a zigzag along the edge of the carriageway. */
export function zigzag(left: number, right: number, from: number, to: number): Ground {
  const count = Math.max(2, Math.round((to - from) / 3.2));
  const pitch = (to - from) / count;
  return lineThrough(
    Array.from({ length: count + 1 }, (_, index) => [index % 2 === 0 ? right : left, from + index * pitch]),
    SCENE.paint,
    0.2,
  );
}
