import { SCENE } from '../palette.ts';
import { rect, type Svg } from '../svg.ts';
import { patch } from './camera.ts';
import type { Ground } from './parts.ts';

export interface BusBay {
  /** Where the bay begins and ends, metres ahead. */
  readonly from: number;
  readonly to: number;
  /** Between these it has its full depth. */
  readonly full: readonly [from: number, to: number];
}

/** Right edge of the street's own lane, a little inwards, and of the bay. */
const [NEAR_EDGE, FAR_EDGE] = [1.5, 4.9];
const KERB = 0.35;

/** A bus bay, 3.2 m deep, on the right of a street whose right edge is at 1.7; with its kerb. */
export function busBay({ from, to, full }: BusBay): Ground {
  const shape = (extra: number) =>
    [
      [NEAR_EDGE + extra, from - extra],
      [FAR_EDGE + extra, full[0] - extra],
      [FAR_EDGE + extra, full[1] + extra],
      [NEAR_EDGE + extra, to + extra],
    ] as const;
  return (camera) => patch(camera, shape(KERB), SCENE.kerb) + patch(camera, shape(0), SCENE.asphalt);
}

/** A shelter with a bench at a bus or tram stop, its open side to us; `width` in metres, 2.5 m high, 100 units a metre, the middle of its foot at (0, 0). */
export function busShelter(width = 4): Svg {
  const half = width * 50;
  const frame = '#4F595D';
  return (
    rect(-half, -250, half * 2, 15, frame, 4) +
    rect(16 - half, -236, half * 2 - 32, 196, '#9DBCC877') +
    rect(6 - half, -240, 10, 240, frame) +
    rect(half - 16, -240, 10, 240, frame) +
    rect(50 - half, -66, half * 2 - 100, 12, '#8A6244', 4)
  );
}
