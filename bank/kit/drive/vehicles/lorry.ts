import { SCENE } from '../../palette.ts';
import { type Box, box, part, shaded, sidesOf, wheelAt } from '../solids.ts';
import type { LampAt, Model } from './model.ts';
import { below, DARK, GLASS, lampsAt, roofBar, stripe } from './parts.ts';

/** A lorry with a closed body. */
export function lorryModel(colour: string, body: string, more: readonly LampAt[] = []): Model {
  const [length, half] = [9, 1.24];
  const cab: Box = { front: 4.5, rear: 2.5, half: 1.2, low: 0.4, high: 2.9, frontSlope: 0.15 };
  const load: Box = { front: 2.3, rear: -4.5, half, low: 0.95, high: 3.6 };
  const chassis: Box = { front: 4, rear: -4.45, half: 0.9, low: 0.5, high: 0.95 };
  const sides = sidesOf(cab);
  return {
    length,
    half,
    pieces: [
      ...below(length, half),
      ...box(chassis, '#3C4448'),
      ...box(cab, colour),
      part(sides.front, [0.06, 0.94], [0.48, 0.86], GLASS),
      part(sides.front, [0.04, 0.96], [0.02, 0.16], DARK),
      part(sides.left, [0.2, 0.72], [0.5, 0.86], GLASS),
      part(sides.right, [0.28, 0.8], [0.5, 0.86], GLASS),
      ...box(load, body),
      part(sidesOf(load).rear, [0.49, 0.51], [0.03, 0.97], shaded(body, 0.75)),
      part(sidesOf(chassis).rear, [0, 1], [0.1, 0.9], DARK),
      ...(more.length > 0
        ? [...stripe(load, 0.28, 0.36, '#FFFFFF'), ...roofBar(3.5, 2.9, SCENE.blueLamp, 0.9)]
        : []),
      ...[3.3, -2.4, -3.5].flatMap((ahead) => wheelAt(ahead, half, 0.5, SCENE.tyre)),
    ],
    lamps: [...lampsAt(length, half, 0.85, 0.8), ...more],
  };
}
