import { SCENE } from '../../palette.ts';
import { type Box, box, part, sidesOf, wheelAt } from '../solids.ts';
import type { LampAt, Model } from './model.ts';
import { below, DARK, GLASS, lampsAt, roofBar, small, stripe } from './parts.ts';

/** A van with windows at the front alone. */
export function vanModel(colour: string, stripes = '', more: readonly LampAt[] = []): Model {
  const [length, half] = [5.4, 0.98];
  const lower: Box = { front: 2.7, rear: -2.7, half, low: 0.3, high: 1.05 };
  const upper: Box = { ...lower, low: 1.05, high: 2.3, front: 2.25, frontSlope: 0.75, upperHalf: 0.9 };
  const sides = sidesOf(upper);
  return {
    length,
    half,
    pieces: [
      ...below(length, half),
      ...box(lower, colour),
      ...box(upper, colour),
      small(sidesOf(lower).front, [0.04, 0.96], [0.02, 0.3], DARK),
      small(sidesOf(lower).rear, [0.38, 0.62], [0.3, 0.5], '#F2F2EC'),
      small(sidesOf(lower).rear, [0.03, 0.97], [0, 0.16], DARK),
      ...(stripes === '' ? [] : stripe(lower, 0.6, 0.95, stripes)),
      part(sides.front, [0.05, 0.95], [0.08, 0.85], GLASS),
      part(sides.rear, [0.1, 0.47], [0.35, 0.82], GLASS),
      part(sides.rear, [0.53, 0.9], [0.35, 0.82], GLASS),
      part(sides.left, [0.1, 0.3], [0.1, 0.7], GLASS),
      part(sides.right, [0.7, 0.9], [0.1, 0.7], GLASS),
      ...(more.length > 0 ? roofBar(1.3, 2.3, SCENE.blueLamp) : []),
      ...[1.7, -1.6].flatMap((ahead) => wheelAt(ahead, half, 0.36, SCENE.tyre)),
    ],
    lamps: [...lampsAt(length, half, 1.2, 0.85), ...more],
  };
}
