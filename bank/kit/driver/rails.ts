import { SCENE } from '../palette.ts';
import { rectangle, strip } from './camera.ts';
import type { Ground } from './parts.ts';

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
