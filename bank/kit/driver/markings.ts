import { SCENE } from '../palette.ts';
import { patch, rectangle, strip } from './camera.ts';
import type { Ground } from './parts.ts';

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
