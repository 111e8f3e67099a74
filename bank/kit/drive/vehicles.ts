import { PAINT, type Paint, SCENE } from '../palette.ts';
import { type Box, box, type Piece, type Point, part, shaded, sidesOf, wheelAt } from './solids.ts';

export type VehicleKind =
  | 'car'
  | 'police'
  | 'taxi'
  | 'van'
  | 'ambulance'
  | 'lorry'
  | 'fire-engine'
  | 'bus'
  | 'school-bus'
  | 'tram'
  | 'tractor'
  | 'caravan'
  | 'trailer';

/** A lamp, where it sits on the vehicle. */
export interface LampAt {
  readonly at: Point;
  readonly use: 'tail' | 'head' | 'left' | 'right' | 'blue';
  /** From which end it is seen; blue ones from everywhere. */
  readonly end?: 'front' | 'rear';
}

export interface Model {
  readonly length: number;
  readonly half: number;
  readonly pieces: readonly Piece[];
  readonly lamps: readonly LampAt[];
}

const GLASS = SCENE.glass;
/** A part that cannot be seen from far. */
const small = (...args: Parameters<typeof part>): Piece => ({ ...part(...args), fine: true });

const DARK = '#22292D';

/** Shadow below, and the tyres as they are seen from an end. */
function below(length: number, half: number): readonly Piece[] {
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

const lampsAt = (length: number, half: number, rearHigh: number, frontHigh: number): readonly LampAt[] =>
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

function carModel(colour: string, extra: readonly Piece[] = [], more: readonly LampAt[] = []): Model {
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

const stripe = (size: Box, from: number, to: number, fill: string): readonly Piece[] =>
  (['left', 'right', 'rear'] as const).map((side) => part(sidesOf(size)[side], [0, 1], [from, to], fill));

const BLUE: readonly LampAt[] = [-0.4, 0.4].map((aside) => ({ at: [0, aside, 1.58], use: 'blue' }));

const roofBar = (ahead: number, high: number, fill: string, half = 0.55): readonly Piece[] =>
  box({ front: ahead + 0.15, rear: ahead - 0.15, half, low: high, high: high + 0.14 }, fill);

/** A vehicle that is mostly a box: bus, tram, body of a lorry. */
interface Long {
  readonly length: number;
  readonly half: number;
  readonly high: number;
  readonly colour: string;
  readonly axles: readonly number[];
  readonly windows?: readonly Piece[];
}

const boxOf = ({ length, half, high }: Omit<Long, 'colour' | 'axles'>, low = 0.32): Box => ({
  front: length / 2,
  rear: -length / 2,
  half,
  low,
  high,
});

function longModel(long: Long): Model {
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
function rowOfWindows(size: Box, count: number, [low, high]: readonly [number, number]): readonly Piece[] {
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

function vanModel(colour: string, stripes = '', more: readonly LampAt[] = []): Model {
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

function lorryModel(colour: string, body: string, more: readonly LampAt[] = []): Model {
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

function tractorModel(colour: string): Model {
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

const BUS: Omit<Long, 'colour'> = { length: 11, half: 1.25, high: 3, axles: [3.2, -3.2] };
const TRAM: Omit<Long, 'colour'> = { length: 22, half: 1.2, high: 3.4, axles: [] };

/** The model of a vehicle; those of services have colours of their own. */
export function modelOf(kind: VehicleKind, paint: Paint = 'blue'): Model {
  const colour = PAINT[paint];
  switch (kind) {
    case 'car':
      return carModel(colour);
    case 'taxi':
      return carModel(colour, roofBar(-0.4, 1.48, '#F8C300', 0.25));
    case 'police':
      return carModel(
        '#C9CFD3',
        [
          ...stripe({ front: 2.15, rear: -2.15, half: 0.9, low: 0.26, high: 0.72 }, 0.55, 0.95, '#1F4E9E'),
          ...roofBar(-0.4, 1.48, SCENE.blueLamp),
        ],
        BLUE,
      );
    case 'van':
      return vanModel(colour);
    case 'ambulance':
      return vanModel(
        '#F4F1DE',
        '#D8323C',
        BLUE.map((lamp) => ({ ...lamp, at: [1.3, lamp.at[1], 2.42] })),
      );
    case 'lorry':
      return lorryModel(colour, '#DAD8CF');
    case 'fire-engine':
      return lorryModel(
        PAINT.red,
        PAINT.red,
        BLUE.map((lamp) => ({ ...lamp, at: [3.5, lamp.at[1] * 1.8, 3.05] })),
      );
    case 'bus':
    case 'school-bus':
      return longModel({
        ...BUS,
        colour: kind === 'school-bus' ? PAINT.orange : colour,
        windows: rowOfWindows(boxOf(BUS), 7, [0.45, 0.85]),
      });
    case 'tram':
      return longModel({ ...TRAM, colour, windows: rowOfWindows(boxOf(TRAM), 12, [0.42, 0.8]) });
    case 'tractor':
      return tractorModel(colour);
    case 'trailer':
      return longModel({ length: 5, half: 1.15, high: 2.1, colour, axles: [-1, -1.9] });
    case 'caravan':
      return longModel({
        length: 5,
        half: 1.15,
        high: 2.5,
        colour: PAINT.white,
        axles: [0],
        windows: [
          part(sidesOf(boxOf({ length: 5, half: 1.15, high: 2.5 })).rear, [0.15, 0.85], [0.5, 0.8], GLASS),
        ],
      });
  }
}
