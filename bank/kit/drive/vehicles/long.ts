import { SCENE } from '../../palette.ts';
import { type Box, box, type Piece, part, sidesOf, wheelAt } from '../solids.ts';
import type { Model } from './model.ts';
import { below, DARK, GLASS, lampsAt, small } from './parts.ts';

/** A vehicle that is mostly a box: bus, tram, body of a lorry. */
export interface Long {
  readonly length: number;
  readonly half: number;
  readonly high: number;
  readonly colour: string;
  readonly axles: readonly number[];
  readonly windows?: readonly Piece[];
}

/** The box that it is. */
export const boxOf = ({ length, half, high }: Omit<Long, 'colour' | 'axles'>, low = 0.32): Box => ({
  front: length / 2,
  rear: -length / 2,
  half,
  low,
  high,
});

/** That vehicle on its wheels. */
export function longModel(long: Long): Model {
  const { length, half, colour, axles, windows = [] } = long;
  const size = boxOf(long);
  const sides = sidesOf(size);
  return {
    length,
    half,
    pieces: [
      ...below(length, half),
      ...box(size, colour),
      small(sides.rear, [0.03, 0.97], [0, 0.1], DARK),
      small(sides.front, [0.03, 0.97], [0, 0.1], DARK),
      small(sides.rear, [0.4, 0.6], [0.13, 0.19], '#F2F2EC'),
      ...windows,
      ...axles.flatMap((ahead) => wheelAt(ahead, half, 0.48, SCENE.tyre)),
    ],
    lamps: lampsAt(length, half, 0.95, 0.8),
  };
}

/** Windows along both flanks, the windscreen and the one behind. */
export function rowOfWindows(
  size: Box,
  count: number,
  [low, high]: readonly [number, number],
): readonly Piece[] {
  const sides = sidesOf(size);
  return [
    ...(['left', 'right'] as const).flatMap((side) =>
      Array.from({ length: count }, (_, index) =>
        part(sides[side], [(index + 0.08) / count, (index + 0.92) / count], [low, high], GLASS),
      ),
    ),
    part(sides.front, [0.05, 0.95], [low - 0.12, high + 0.02], GLASS),
    part(sides.rear, [0.12, 0.88], [low, high], GLASS),
  ];
}
