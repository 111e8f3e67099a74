import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, patch } from './camera.ts';
import { crashBarrier } from './dual.ts';
import { surface } from './markings.ts';
import type { Ground } from './parts.ts';

export interface Narrowing {
  /** Metres ahead: where the road has become narrow, and where it begins to widen. */
  readonly from: number;
  readonly to: number;
  /** Edges of the narrow part. */
  readonly left: number;
  readonly right: number;
  /** Edges of the road before and after it. */
  readonly leftBefore: number;
  readonly rightBefore: number;
}

const TAPER = 4;
/** Overlap of adjoining pieces, metres: without it antialiasing shows the asphalt between them. */
const SEAM = 0.15;

/** Meadow that reaches into the road from both sides and leaves room for one vehicle, with rails along the narrow part. */
export function narrowing(options: Partial<Narrowing> = {}): readonly Ground[] {
  const { from = 13, to = 24, left = -2.8, right = 0.8, leftBefore = -5.1, rightBefore = 1.7 } = options;
  const sides = [
    { edge: left, before: leftBefore, outer: -60 },
    { edge: right, before: rightBefore, outer: 60 },
  ];
  const tapers = sides.flatMap(({ edge, before, outer }) => [
    wedge([before, from - TAPER], [edge, from], outer, SCENE.meadow),
    wedge([edge, to], [before, to + TAPER], outer, SCENE.meadowFar),
  ]);
  return [
    surface(-60, left, from - SEAM, to + SEAM, SCENE.meadow),
    surface(right, 60, from - SEAM, to + SEAM, SCENE.meadow),
    ...tapers,
    crashBarrier(left - 0.1, from, to),
    crashBarrier(right + 0.1, from, to),
  ];
}

type Corner = readonly [x: number, z: number];

function wedge(near: Corner, far: Corner, outer: number, fill: string): Ground {
  return (camera: Camera): Svg => patch(camera, [near, far, [outer, far[1]], [outer, near[1]]], fill);
}
