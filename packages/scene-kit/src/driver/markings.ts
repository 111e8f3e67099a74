import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, patch, rectangle, strip } from './camera.ts';
import type { Ground } from './parts.ts';

const PAINTED = 0.16;

/** Lines along the road: broken (P-1), solid on one side only is made of two. */
export type LineKind = 'dashed' | 'long-dashed' | 'solid' | 'double' | 'solid-left' | 'solid-right' | 'none';

const DASHES = { dashed: { on: 3, off: 6 }, 'long-dashed': { on: 6, off: 3 } } as const;

/**
 * A line along the road at `x`.
 * `solid-left` (P-3) is solid for those to its left and broken for those to its right; `long-dashed` warns that a solid one follows.
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

/** Pedestrian crossing (P-10) from `left` to `right`, its near edge `z` metres ahead. */
export function zebra(left: number, right: number, z: number, depth = 4): Ground {
  return (camera) => {
    const count = Math.round(right - left);
    const pitch = (right - left) / count;
    return Array.from({ length: count }, (_, index) => {
      const x = left + (index + 0.25) * pitch;
      return rectangle(camera, x, x + pitch / 2, z, z + depth, SCENE.paint);
    }).join('');
  };
}

/** Cyclists' crossing (P-11): two rows of blocks on red ground. */
export function cyclistsCrossing(left: number, right: number, z: number, depth = 2.6): Ground {
  return (camera) => {
    const ground = rectangle(camera, left, right, z, z + depth, '#9C4B43');
    const count = Math.round((right - left) / 0.9);
    const pitch = (right - left) / count;
    const blocks = (near: number) =>
      Array.from({ length: count }, (_, index) => {
        const x = left + (index + 0.2) * pitch;
        const far = near + 0.5;
        return rectangle(camera, x, x + pitch * 0.55, near, far, SCENE.paint);
      }).join('');
    return ground + blocks(z) + blocks(z + depth - 0.5);
  };
}

/** Stop line (P-12), or stop line without a sign (P-14) with its gaps. */
export function stopLine(left: number, right: number, z: number, broken = false): Ground {
  return (camera) => {
    if (!broken) return rectangle(camera, left, right, z, z + 0.55, SCENE.paint);
    const count = Math.round((right - left) / 0.9);
    const pitch = (right - left) / count;
    return Array.from({ length: count }, (_, index) => {
      const x = left + (index + 0.18) * pitch;
      return rectangle(camera, x, x + pitch * 0.64, z, z + 0.55, SCENE.paint);
    }).join('');
  };
}

/** Line of triangles before which to give way (P-13). */
export function giveWayLine(left: number, right: number, z: number): Ground {
  return (camera) => {
    const pitch = 0.62;
    return Array.from({ length: Math.floor((right - left) / pitch) }, (_, index) => {
      const x = left + (index + 0.12) * pitch;
      return patch(
        camera,
        [
          [x, z + 1.5],
          [x + 0.48, z + 1.5],
          [x + 0.24, z],
        ],
        SCENE.paint,
      );
    }).join('');
  };
}

/** Directions that an arrow on a lane (P-8) allows. */
export type ArrowDirection = 'straight' | 'left' | 'right';

/** An arrow on a lane whose middle is `x`, its foot `z` metres ahead; 7.4 m long with an arrow straight on, else some 5.5 m. */
export function laneArrow(x: number, z: number, directions: readonly ArrowDirection[]): Ground {
  return (camera) => {
    const straight = directions.includes('straight');
    const top = z + (straight ? 5 : 3.8);
    const shaft = rectangle(camera, x - 0.11, x + 0.11, z, top, SCENE.paint);
    const head = straight
      ? patch(
          camera,
          [
            [x - 0.4, top],
            [x, top + 2.4],
            [x + 0.4, top],
          ],
          SCENE.paint,
        )
      : '';
    const turns = directions
      .filter((direction) => direction !== 'straight')
      .map((direction) => turnArrow(camera, x, z + 1.8, direction === 'left' ? -1 : 1));
    return shaft + head + turns.join('');
  };
}

function turnArrow(camera: Camera, x: number, z: number, side: -1 | 1): Svg {
  const reach = (metres: number) => x + side * metres;
  const arm: [number, number][] = [
    [x, z],
    [x, z + 1.6],
    [reach(0.55), z + 2.6],
    [reach(0.55), z + 1.2],
  ];
  const head: [number, number][] = [
    [reach(0.5), z + 0.1],
    [reach(0.5), z + 3.7],
    [reach(1.2), z + 1.9],
  ];
  return patch(camera, arm, SCENE.paint) + patch(camera, head, SCENE.paint);
}

/** Area that must not be driven on (P-21): slanting strokes inside a frame. */
export function excludedArea(left: number, right: number, from: number, to: number): Ground {
  return (camera) => {
    const slant = right - left;
    const strokes = Array.from({ length: Math.floor((to - from) / 2.4) }, (_, index) => {
      const z = from + index * 2.4;
      const end = Math.min(to, z + slant);
      const reach = left + (end - z);
      return patch(
        camera,
        [
          [left, z],
          [left, Math.min(to, z + 0.7)],
          [reach, Math.min(to, end + 0.7)],
          [reach, end],
        ],
        SCENE.paint,
      );
    });
    const frame = [left, right].map((x) => strip(camera, x - 0.07, x + 0.07, from, to, SCENE.paint));
    return strokes.join('') + frame.join('');
  };
}

/** A coloured piece of ground, e.g. a cycle lane or wet place. */
export function surface(left: number, right: number, from: number, to: number, fill: string): Ground {
  return (camera) => strip(camera, left, right, from, to, fill);
}

/** Two rails along the road, the middle of the track at `x`. */
export function tramTrack(x: number, from = 0, to = 400): Ground {
  return (camera) =>
    [-0.72, 0.72]
      .map((rail) => strip(camera, x + rail - 0.06, x + rail + 0.06, from, to, SCENE.rail))
      .join('');
}

/** A railway track across the road, its middle `z` metres ahead. */
export function railwayAcross(z: number, left = -60, right = 60): Ground {
  return (camera) => {
    const across = (near: number, far: number, fill: string) =>
      rectangle(camera, left, right, near, far, fill);
    return (
      across(z - 1.9, z + 1.9, SCENE.gravel) +
      rectangle(camera, -5.6, 2.2, z - 1.9, z + 1.9, '#5B6265') +
      across(z - 0.82, z - 0.66, SCENE.rail) +
      across(z + 0.66, z + 0.82, SCENE.rail)
    );
  };
}

/** A tram track across the road, its middle `z` metres ahead. */
export function tramTrackAcross(z: number, left = -60, right = 60): Ground {
  return (camera) =>
    [-0.72, 0.72]
      .map((rail) => rectangle(camera, left, right, z + rail - 0.06, z + rail + 0.06, SCENE.rail))
      .join('');
}
