import { SCENE } from '../../palette.ts';
import { type Box, box, type Piece, part, shaded, sidesOf, wheelAt } from '../solids.ts';
import type { LampAt, Model } from './model.ts';
import { below, DARK, GLASS, lampsAt, small } from './parts.ts';

/** A saloon car. */
export function carModel(colour: string, extra: readonly Piece[] = [], more: readonly LampAt[] = []): Model {
  const half = 0.9;
  const lower: Box = { front: 2.15, rear: -2.15, half, low: 0.26, high: 0.72 };
  const upper: Box = {
    front: 2.15,
    rear: -2.15,
    half,
    upperHalf: 0.84,
    low: 0.72,
    high: 0.96,
    frontSlope: 1.1,
    rearSlope: 0.12,
  };
  const cabin: Box = {
    front: 1.15,
    rear: -2.0,
    half: 0.83,
    upperHalf: 0.64,
    low: 0.96,
    high: 1.48,
    frontSlope: 0.75,
    rearSlope: 0.55,
  };
  const [body, glass] = [sidesOf(lower), sidesOf(cabin)];
  return {
    length: 4.3,
    half,
    pieces: [
      ...below(4.3, half),
      ...box(lower, colour),
      ...box(upper, colour),
      small(body.rear, [0.04, 0.96], [0.02, 0.24], shaded(colour, 0.72)),
      small(body.rear, [0.36, 0.64], [0.32, 0.6], '#F2F2EC'),
      small(body.front, [0.04, 0.96], [0.02, 0.2], DARK),
      small(body.front, [0.28, 0.72], [0.6, 0.86], DARK),
      small(body.front, [0.37, 0.63], [0.26, 0.48], '#F2F2EC'),
      ...box(cabin, colour),
      part(glass.rear, [0.07, 0.93], [0.1, 0.9], GLASS),
      part(glass.front, [0.05, 0.95], [0.05, 0.93], GLASS),
      ...(['left', 'right'] as const).flatMap((side) => [
        part(glass[side], [0.08, 0.48], [0.1, 0.88], GLASS),
        part(glass[side], [0.53, 0.92], [0.1, 0.88], GLASS),
      ]),
      ...extra,
      ...[1.32, -1.32].flatMap((ahead) => wheelAt(ahead, half, 0.33, SCENE.tyre)),
    ],
    lamps: [...lampsAt(4.3, half, 0.78, 0.64), ...more],
  };
}
