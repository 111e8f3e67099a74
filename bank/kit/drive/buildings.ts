import { SCENE, WALLS } from '../palette.ts';
import { faded, type Svg } from '../svg.ts';
import type { Eye, Spot } from './eye.ts';
import { type Box, bodyAt, box, type Piece, type Point, part, type Side, shaded, sidesOf } from './solids.ts';

const wallOf = (index: number): string => WALLS[index % WALLS.length] ?? WALLS[0];

type Walls = readonly [west: number, east: number, south: number, north: number];

/** Whether a building cannot hide what stands at a spot: both the spot and the eye are outside of one of its walls. */
export function isBefore({ x, z }: Eye, [spotX, spotZ]: Spot, [west, east, south, north]: Walls): boolean {
  return (
    (x < west && spotX < west) ||
    (x > east && spotX > east) ||
    (z < south && spotZ < south) ||
    (z > north && spotZ > north)
  );
}

/** What stands and does not move. */
export interface Standing {
  readonly spot: Spot;
  /** Of a building: its edges in the west, east, south and north. It hides what is behind it. */
  readonly walls?: Walls;
  draw(eye: Eye, ahead: number): Svg;
}

export interface Building {
  /** Of its middle. */
  readonly at: Spot;
  /** Metres from west to east, from south to north, and up. */
  readonly size: readonly [across: number, along: number, high: number];
  readonly wall?: string;
  readonly roof?: boolean;
}

/** Windows fade out between these distances. */
const [CLEAR, BARE] = [45, 75];

const windowsOn = (
  points: readonly [Point, Point, Point, Point],
  wide: number,
  high: number,
): readonly Piece[] => {
  const columns = Math.max(1, Math.round(wide / 3.4));
  const rows = Math.max(1, Math.round(high / 3.2));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const door = row === 0 && column === 0 && rows > 1;
    return part(
      points,
      [(column + 0.3) / columns, (column + 0.7) / columns],
      [(row + (door ? 0 : 0.34)) / rows, (row + 0.8) / rows],
      door ? '#7A5B45' : SCENE.window,
    );
  });
};

function roofOf(front: number, rear: number, half: number, high: number): readonly Piece[] {
  const [ridge, over] = [high + half * 0.75, 0.4];
  const gable = (ahead: number, turned: boolean): Piece => {
    const points: Point[] = [
      [ahead, -half, high],
      [ahead, 0, ridge - 0.25],
      [ahead, half, high],
    ];
    return { points: turned ? points.reverse() : points, fill: '#D9CBB6' };
  };
  return [
    gable(rear, false),
    gable(front, true),
    {
      points: [
        [rear - over, half + over, high - 0.3],
        [rear - over, 0, ridge],
        [front + over, 0, ridge],
        [front + over, half + over, high - 0.3],
      ],
      fill: shaded(SCENE.roof, 0.92),
    },
    {
      points: [
        [front + over, -half - over, high - 0.3],
        [front + over, 0, ridge],
        [rear - over, 0, ridge],
        [rear - over, -half - over, high - 0.3],
      ],
      fill: SCENE.roof,
    },
  ];
}

/** A house with windows on every side that is seen. */
export function building({
  at,
  size: [across, along, high],
  wall = wallOf(0),
  roof = false,
}: Building): Standing {
  const [front, half] = [along / 2, across / 2];
  const size = { front, rear: -front, half, low: 0, high };
  const walls = box(size, wall).filter((_, index) => index < 4);
  const sides = sidesOf(size);
  const wide: Readonly<Record<Exclude<Side, 'top'>, number>> = {
    front: across,
    rear: across,
    left: along,
    right: along,
  };
  const windows = Object.entries(wide).flatMap(([side, metres]) =>
    windowsOn(sides[side as Side], metres, high),
  );
  const top = roof ? roofOf(front, -front, half, high) : [];
  return {
    spot: at,
    walls: [at[0] - half, at[0] + half, at[1] - front, at[1] + front],
    draw: (eye, ahead) => {
      const pose = { x: at[0], z: at[1], heading: 0 };
      const share = (BARE - ahead) / (BARE - CLEAR);
      const seen = share <= 0.05 ? '' : bodyAt(eye, pose, windows);
      return (
        bodyAt(eye, pose, walls) +
        (share < 1 && seen !== '' ? faded(share, seen) : seen) +
        bodyAt(eye, pose, top)
      );
    },
  };
}

export interface Row {
  /** The line of the fronts: x of a row from south to north, z of one from west to east. */
  readonly front: number;
  /** To which side of that line the houses lie. */
  readonly side: 1 | -1;
  readonly from: number;
  readonly to: number;
  readonly along?: 'north' | 'east';
  readonly kind?: 'flats' | 'houses';
  /** Which of the kinds of houses comes first. */
  readonly first?: number;
}

const FLATS = [
  [12, 11.5],
  [10, 9],
  [14, 13],
  [9, 10],
] as const;

/** Houses side by side. */
export function row({
  front,
  side,
  from,
  to,
  along = 'north',
  kind = 'flats',
  first = 0,
}: Row): readonly Standing[] {
  const gap = kind === 'flats' ? 0.6 : 9;
  const found: Standing[] = [];
  for (let start = from, index = first; start < to - 5; index += 1) {
    const [wide, high] = kind === 'flats' ? (FLATS[index % FLATS.length] ?? FLATS[0]) : ([9, 3.6] as const);
    const length = Math.min(wide, to - start);
    const [middle, deep] = [start + length / 2, kind === 'flats' ? 9 : 8];
    const away = front + (side * deep) / 2;
    const wall = wallOf(index * 2 + (side > 0 ? 0 : 3));
    const placed =
      along === 'north'
        ? { at: [away, middle] as Spot, size: [deep, length, high] as const }
        : { at: [middle, away] as Spot, size: [length, deep, high] as const };
    found.push(building({ ...placed, wall, roof: kind === 'houses' }));
    start += length + gap;
  }
  return found;
}

/** A long low thing from one spot to another: a hedge, fence or wall. */
export function hedge(
  west: number,
  east: number,
  south: number,
  north: number,
  high = 1.2,
  colour: string = SCENE.foliage,
): Standing {
  const at: Spot = [(west + east) / 2, (south + north) / 2];
  const pieces = box(
    { front: (north - south) / 2, rear: (south - north) / 2, half: (east - west) / 2, low: 0, high },
    colour,
  );
  return { spot: at, draw: (eye) => bodyAt(eye, { x: at[0], z: at[1], heading: 0 }, pieces) };
}

/** A plain box, turned by degrees clockwise from north: a door, a loading platform, something that lies on the road. */
export const boxAt = (at: Spot, heading: number, size: Box, colour: string): Standing => ({
  spot: at,
  draw: (eye) => bodyAt(eye, { x: at[0], z: at[1], heading }, box(size, colour)),
});
