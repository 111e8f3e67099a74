import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, strip } from './camera.ts';
import type { Ground } from './parts.ts';

const PAINTED = 0.16;

/** Lines along the road: broken (P-1), solid on one side only is made of two. */
export type LineKind =
  | 'dashed'
  | 'long-dashed'
  | 'double-dashed'
  | 'solid'
  | 'double'
  | 'solid-left'
  | 'solid-right'
  | 'none';

const DASHES = { dashed: { on: 3, off: 6 }, 'long-dashed': { on: 6, off: 3 } } as const;

/**
 * A line along the road at `x`.
 * `solid-left` (P-3) is solid for those to its left and broken for those to its right; `long-dashed` warns that a solid one follows,
 * `double-dashed` (P-5) bounds a lane whose direction changes.
 */
export function lineAlong(
  x: number,
  kind: LineKind,
  from = 0,
  to = 400,
  colour: string = SCENE.paint,
): Ground {
  return (camera) => {
    const solid = (at: number) => strip(camera, at - PAINTED / 2, at + PAINTED / 2, from, to, colour);
    const broken = (at: number, { on, off }: { on: number; off: number }) =>
      dashes(camera, at, from, Math.min(to, 120), on, off, colour);
    if (kind === 'none') return '';
    if (kind === 'solid') return solid(x);
    if (kind === 'double') return solid(x - 0.17) + solid(x + 0.17);
    if (kind === 'double-dashed') return broken(x - 0.17, DASHES.dashed) + broken(x + 0.17, DASHES.dashed);
    if (kind === 'solid-left') return solid(x - 0.17) + broken(x + 0.17, DASHES.dashed);
    if (kind === 'solid-right') return broken(x - 0.17, DASHES.dashed) + solid(x + 0.17);
    return broken(x, DASHES[kind]);
  };
}

function dashes(
  camera: Camera,
  x: number,
  from: number,
  to: number,
  on: number,
  off: number,
  colour: string,
): Svg {
  const period = on + off;
  const first = Math.max(0, Math.floor(-from / period));
  const last = Math.ceil((to - from) / period);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const start = from + (first + index) * period;
    return strip(camera, x - PAINTED / 2, x + PAINTED / 2, start, Math.min(to, start + on), colour);
  }).join('');
}
