import { SCENE } from '../../palette.ts';
import { type Box, box, type Point, part, sidesOf, wheelAt } from '../solids.ts';
import type { Model } from './model.ts';
import { below, GLASS, lampsAt } from './parts.ts';

/** A tractor, with wheels higher behind than in front. */
export function tractorModel(colour: string): Model {
  const bonnet: Box = { front: 2, rear: 0.1, half: 0.42, low: 0.7, high: 1.5 };
  const cab: Box = {
    front: 0.2,
    rear: -1.4,
    half: 0.75,
    low: 0.8,
    high: 2.6,
    frontSlope: 0.1,
    upperHalf: 0.7,
  };
  const sides = sidesOf(cab);
  const tyres = ([-1, 1] as const).flatMap((side) =>
    box({ front: -0.2, rear: -1.8, half: 0.22, low: 0, high: 1.55 }, '#1d2326').map((piece) => ({
      ...piece,
      points: piece.points.map(([ahead, across, high]): Point => [ahead, across + side * 0.85, high]),
    })),
  );
  return {
    length: 4,
    half: 1.05,
    pieces: [
      ...below(4, 1.05),
      ...box(bonnet, colour),
      ...tyres,
      ...box(cab, colour),
      part(sides.rear, [0.08, 0.92], [0.3, 0.92], GLASS),
      part(sides.front, [0.08, 0.92], [0.4, 0.92], GLASS),
      part(sides.left, [0.08, 0.92], [0.3, 0.92], GLASS),
      part(sides.right, [0.08, 0.92], [0.3, 0.92], GLASS),
      ...wheelAt(-1, 1.07, 0.78, SCENE.tyre),
      ...wheelAt(1.4, 0.7, 0.5, SCENE.tyre),
    ],
    lamps: lampsAt(3, 1.0, 1.72, 1.2),
  };
}
