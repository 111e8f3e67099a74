import { SCENE } from '../../palette.ts';
import { type Box, box, type Piece, type Point, part, sidesOf } from '../solids.ts';
import type { LampAt } from './model.ts';

/** The windows of every vehicle. */
export const GLASS = SCENE.glass;
/** Bumpers, grilles and whatever else stays in shadow. */
export const DARK = '#22292D';

/** A part that cannot be seen from far. */
export const small = (...args: Parameters<typeof part>): Piece => ({ ...part(...args), fine: true });

/** Shadow below, and the tyres as they are seen from an end. */
export function below(length: number, half: number): readonly Piece[] {
  const [end, side] = [length / 2, half + 0.15];
  const shadow: Piece = {
    points: [
      [-end - 0.1, -side, 0],
      [end + 0.1, -side, 0],
      [end + 0.1, side, 0],
      [-end - 0.1, side, 0],
    ],
    fill: SCENE.shade,
    thin: true,
  };
  const tyre = (aside: number) =>
    box({ front: end - 0.5, rear: 0.5 - end, half: 0.12, low: 0, high: 0.4 }, '#15191b').map((piece) => ({
      ...piece,
      points: piece.points.map(([ahead, across, high]): Point => [ahead, across + aside, high]),
    }));
  return [shadow, ...tyre(half - 0.16), ...tyre(0.16 - half)];
}

/** The lamps that every vehicle has at its corners. */
export const lampsAt = (
  length: number,
  half: number,
  rearHigh: number,
  frontHigh: number,
): readonly LampAt[] =>
  ([-1, 1] as const).flatMap((side): readonly LampAt[] => {
    const turn = side < 0 ? 'left' : 'right';
    const [rear, front] = [-length / 2, length / 2];
    return [
      { at: [rear, side * (half - 0.16), rearHigh], use: 'tail', end: 'rear' },
      { at: [rear, side * (half - 0.16), rearHigh - 0.17], use: turn, end: 'rear' },
      { at: [front, side * (half - 0.22), frontHigh], use: 'head', end: 'front' },
      { at: [front, side * (half - 0.1), frontHigh - 0.12], use: turn, end: 'front' },
    ];
  });

/** A stripe along both flanks and across the rear, between two shares of their height. */
export const stripe = (size: Box, from: number, to: number, fill: string): readonly Piece[] =>
  (['left', 'right', 'rear'] as const).map((side) => part(sidesOf(size)[side], [0, 1], [from, to], fill));

/** A sign or a bar of lights across the roof. */
export const roofBar = (ahead: number, high: number, fill: string, half = 0.55): readonly Piece[] =>
  box({ front: ahead + 0.15, rear: ahead - 0.15, half, low: high, high: high + 0.14 }, fill);
