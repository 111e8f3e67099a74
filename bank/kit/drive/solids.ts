import type { Svg } from '../svg.ts';
import { type Corner, type Eye, faces, radians, relativeTo } from './eye.ts';
import type { Pose } from './route.ts';

/** A point of a body: metres ahead of its middle, to its right, above the ground. */
export type Point = readonly [ahead: number, aside: number, high: number];

/** A flat piece of a body. */
export interface Piece {
  readonly points: readonly Point[];
  readonly fill: string;
  /** Seen from both sides: what lies on a face that is seen from its own side only is not. */
  readonly thin?: boolean;
  /** Too small to be seen from farther than {@link FINE}. */
  readonly fine?: boolean;
}

/** Metres. */
const FINE = 45;

/** Pieces of a body standing at a pose, in their order. */
export function bodyAt(eye: Eye, pose: Pose, pieces: readonly Piece[]): Svg {
  const [sine, cosine] = [Math.sin(radians(pose.heading)), Math.cos(radians(pose.heading))];
  const cornerOf = ([ahead, aside, high]: Point): Corner => [
    pose.x + ahead * sine + aside * cosine,
    pose.z + ahead * cosine - aside * sine,
    high,
  ];
  const near = relativeTo(eye, [pose.x, pose.z]).ahead < FINE;
  const shown = near ? pieces : pieces.filter(({ fine }) => !fine);
  return faces(
    eye,
    shown.map(({ points, ...rest }) => ({ ...rest, corners: points.map(cornerOf) })),
  );
}

/** A colour made darker (below 1) or lighter. */
export function shaded(colour: string, share: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    const mixed = share <= 1 ? value * share : value + (255 - value) * (share - 1);
    return Math.round(mixed).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export interface Box {
  readonly front: number;
  readonly rear: number;
  /** Half of its width below and above. */
  readonly half: number;
  readonly upperHalf?: number;
  readonly low: number;
  readonly high: number;
  /** By how much the upper edges stand back. */
  readonly frontSlope?: number;
  readonly rearSlope?: number;
}

export type Side = 'front' | 'rear' | 'left' | 'right' | 'top';

/** The corners of each side of a box, clockwise as seen from outside. */
export function sidesOf(box: Box): Readonly<Record<Side, readonly [Point, Point, Point, Point]>> {
  const { front, rear, half, upperHalf = half, low, high, frontSlope = 0, rearSlope = 0 } = box;
  const [upperFront, upperRear] = [front - frontSlope, rear + rearSlope];
  return {
    rear: [
      [rear, -half, low],
      [upperRear, -upperHalf, high],
      [upperRear, upperHalf, high],
      [rear, half, low],
    ],
    front: [
      [front, half, low],
      [upperFront, upperHalf, high],
      [upperFront, -upperHalf, high],
      [front, -half, low],
    ],
    right: [
      [rear, half, low],
      [upperRear, upperHalf, high],
      [upperFront, upperHalf, high],
      [front, half, low],
    ],
    left: [
      [front, -half, low],
      [upperFront, -upperHalf, high],
      [upperRear, -upperHalf, high],
      [rear, -half, low],
    ],
    top: [
      [upperRear, -upperHalf, high],
      [upperFront, -upperHalf, high],
      [upperFront, upperHalf, high],
      [upperRear, upperHalf, high],
    ],
  };
}

const LIGHT: Readonly<Record<Side, number>> = { front: 0.96, rear: 0.96, left: 0.84, right: 0.84, top: 1.12 };

/** A closed box of one colour. */
export function box(size: Box, colour: string): readonly Piece[] {
  return Object.entries(sidesOf(size)).map(([side, points]) => ({
    points,
    fill: shaded(colour, LIGHT[side as Side]),
  }));
}

/** A part of a side, by shares of its width (from its first edge) and of its height (from below). */
export function part(
  [lowerLeft, upperLeft, upperRight, lowerRight]: readonly [Point, Point, Point, Point],
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
): Piece {
  const spot = (across: number, up: number) =>
    mix(mix(lowerLeft, lowerRight, across), mix(upperLeft, upperRight, across), up);
  return { points: [spot(from, low), spot(from, high), spot(to, high), spot(to, low)], fill };
}

const mix = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const SPOKES = 12;

/** A wheel on both flanks: seen below the body, and its disc at the side. */
export function wheelAt(ahead: number, half: number, radius: number, tyre: string): readonly Piece[] {
  const disc = (side: 1 | -1, size: number, fill: string): Piece => ({
    points: Array.from({ length: SPOKES }, (_, index): Point => {
      const turn = (-side * index * 2 * Math.PI) / SPOKES;
      return [ahead + size * Math.cos(turn), side * (half + 0.01), radius + size * Math.sin(turn)];
    }),
    fill,
  });
  return ([1, -1] as const).flatMap((side) => [
    disc(side, radius, tyre),
    { ...disc(side, radius * 0.55, '#B9C1C5'), fine: true },
  ]);
}
