import { SCENE } from '../palette.ts';
import { patch, strip, wall } from './camera.ts';
import { lineAlong } from './lines.ts';
import type { Ground } from './parts.ts';
import { LANE } from './road.ts';

/** The carriageway of the other direction on a road with two: two lanes whose right edge, as we see it, is at `right`. */
export function otherCarriageway(right: number, travelled = 0, lanes = 2): Ground {
  const left = right - lanes * LANE - 0.6;
  const dividers = Array.from({ length: lanes - 1 }, (_, index) => left + 0.3 + (index + 1) * LANE);
  return (camera) =>
    strip(camera, left, right, -travelled, 400, SCENE.asphalt) +
    [
      ...dividers.map((x) => lineAlong(x, 'dashed', -travelled)),
      ...[left + 0.3, right - 0.3].map((x) => lineAlong(x, 'solid', -travelled)),
    ]
      .map((draw) => draw(camera))
      .join('');
}

/** A steel crash barrier along the road at `x`; its posts are left out. */
export function crashBarrier(x: number, from = 3, to = 200): Ground {
  return (camera) =>
    wall(camera, x, from, to, 0.45, 0.75, '#AEB6B9') + wall(camera, x, from, to, 0.55, 0.62, '#8C9599');
}

/** A piece of ground beside the carriageway that narrows or widens: its left edge runs from `near` to `far`. */
export function taper(
  from: readonly [near: number, z: number],
  to: readonly [far: number, z: number],
  outer: number,
  fill: string = SCENE.meadowFar,
): Ground {
  return (camera) =>
    patch(
      camera,
      [
        [from[0], from[1]],
        [to[0], to[1]],
        [outer, to[1]],
        [outer, from[1]],
      ],
      fill,
    );
}
