import { SCENE } from '../palette.ts';
import type { Ground } from './parts.ts';
import { lineThrough, type Spot } from './strokes.ts';

const RIM = 10;

/** A bicycle painted on the ground (P-23), the middle of its foot at `x` and `z`, drawn long as it is on roads. */
export function paintedBicycle(x: number, z: number, width = 1.7, length = 3): Ground {
  const unit = width / 24;
  const rise = length / 15;
  const spot = (across: number, up: number): Spot => [x + across * unit, z + up * rise];
  const wheel = (at: number) =>
    Array.from({ length: RIM + 1 }, (_, index) => {
      const angle = (index / RIM) * 2 * Math.PI;
      return spot(at + 5 * Math.cos(angle), 5 + 5 * Math.sin(angle));
    });
  const lines = [
    wheel(-7),
    wheel(7),
    [spot(-7, 5), spot(-3, 12), spot(5, 12), spot(0, 5), spot(-7, 5)],
    [spot(0, 5), spot(-4, 14), spot(-6, 14)],
    [spot(7, 5), spot(4, 15), spot(7, 15)],
  ];
  return (camera) => lines.map((points) => lineThrough(points, SCENE.paint, 0.13)(camera)).join('');
}
