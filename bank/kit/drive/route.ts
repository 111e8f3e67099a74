import { radians, type Spot } from './eye.ts';

/** A place on a route and the direction in which it is passed, degrees clockwise from north. */
export interface Pose {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}

/** A way over the ground, by the metres gone on it. */
export interface Route {
  readonly length: number;
  at(gone: number): Pose;
  /** Spots along it, close together where it turns. */
  readonly spots: readonly Spot[];
}

const STEPS = 10;

/** The way through these spots; its corners are rounded off, beginning `radius` metres before them. */
export function route(through: readonly Spot[], radius = 8): Route {
  const spots = rounded(through, radius);
  const legs = spots.slice(1).map((to, index) => leg(spots[index] ?? to, to));
  const starts = legs.map((_, index) => legs.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const length = legs.reduce((sum, each) => sum + each.length, 0);
  const placeAt = (gone: number): Pose => {
    const found = starts.findLastIndex((start) => start <= gone);
    const index = Math.max(0, found);
    const { from, heading } = legs[index] ?? { from: [0, 0] as Spot, heading: 0 };
    const further = gone - (starts[index] ?? 0);
    return {
      x: from[0] + further * Math.sin(radians(heading)),
      z: from[1] + further * Math.cos(radians(heading)),
      heading,
    };
  };
  return { length, spots, at: (gone) => ({ ...placeAt(gone), heading: headingAt(placeAt, gone) }) };
}

/** Turns evenly, not from one leg to the next. */
function headingAt(placeAt: (gone: number) => Pose, gone: number): number {
  const [behind, before] = [placeAt(gone - 1.2), placeAt(gone + 1.2)];
  const [x, z] = [before.x - behind.x, before.z - behind.z];
  return (Math.atan2(x, z) * 180) / Math.PI;
}

function leg(from: Spot, to: Spot) {
  const [x, z] = [to[0] - from[0], to[1] - from[1]];
  return { from, length: Math.hypot(x, z), heading: (Math.atan2(x, z) * 180) / Math.PI };
}

function rounded(through: readonly Spot[], radius: number): readonly Spot[] {
  return through.flatMap((corner, index): readonly Spot[] => {
    const [before, after] = [through[index - 1], through[index + 1]];
    if (before === undefined || after === undefined) return [corner];
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS;
      return mixed(mixed(from, corner, share), mixed(corner, to, share), share);
    });
  });
}

const mixed = (one: Spot, other: Spot, share: number): Spot => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];

function towards(from: Spot, to: Spot, metres: number): Spot {
  const { length } = leg(from, to);
  return mixed(from, to, Math.min(0.5, metres / length));
}

/** Speeds at times, metres a second; between them it changes evenly. */
export type Speeds = number | readonly (readonly [time: number, speed: number])[];

export function speedAt(speeds: Speeds, time: number): number {
  if (typeof speeds === 'number') return speeds;
  const after = speeds.findIndex(([at]) => at > time);
  const last = speeds.at(-1)?.[1] ?? 0;
  if (after === -1) return last;
  const [next, previous] = [speeds[after], speeds[after - 1]];
  if (next === undefined || previous === undefined) return next?.[1] ?? last;
  return previous[1] + ((next[1] - previous[1]) * (time - previous[0])) / (next[0] - previous[0]);
}

/** Metres gone since the beginning. */
export function goneAt(speeds: Speeds, time: number): number {
  if (typeof speeds === 'number') return speeds * time;
  const times = [0, ...speeds.map(([at]) => at).filter((at) => at > 0 && at < time), time];
  return times.slice(1).reduce((sum, until, index) => {
    const from = times[index] ?? 0;
    return sum + ((speedAt(speeds, from) + speedAt(speeds, until)) / 2) * (until - from);
  }, 0);
}

export const brakesAt = (speeds: Speeds, time: number): boolean =>
  speedAt(speeds, time + 0.05) - speedAt(speeds, time - 0.05) < -0.06 ||
  (typeof speeds !== 'number' && speedAt(speeds, time) === 0);
