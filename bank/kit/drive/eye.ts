import { HEIGHT, WIDTH } from '../picture.ts';
import { figure, path, type Svg } from '../svg.ts';

/** A point of the ground: metres to the east and to the north. */
export type Spot = readonly [x: number, z: number];
/** A point in space: a spot and its height above it. */
export type Corner = readonly [x: number, z: number, high: number];

/** Where one looks from, and how it is shown. */
export interface Eye {
  readonly x: number;
  readonly z: number;
  /** Where one looks, degrees clockwise from north. */
  readonly heading: number;
  readonly height: number;
  /** Units of the picture for one metre at a distance of one metre. */
  readonly focal: number;
  /** Where in the picture the point straight ahead lies. */
  readonly centre: { readonly x: number; readonly y: number };
  /** A mirror exchanges left and right. */
  readonly mirrored?: boolean;
}

/** What is nearer is not drawn. */
const NEAREST = 0.7;

export interface Relative {
  readonly aside: number;
  readonly ahead: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a spot lies as the eye sees it: metres to its right and ahead. */
export function relativeTo(eye: Eye, [x, z]: Spot): Relative {
  const [sine, cosine] = [Math.sin(radians(eye.heading)), Math.cos(radians(eye.heading))];
  const [east, north] = [x - eye.x, z - eye.z];
  return { aside: east * cosine - north * sine, ahead: east * sine + north * cosine };
}

interface Seen extends Relative {
  readonly high: number;
}

/** Where something is seen in the picture. */
export function seen(eye: Eye, { aside, ahead, high }: Seen): { x: number; y: number } {
  const metre = eye.focal / ahead;
  return {
    x: eye.centre.x + aside * metre * (eye.mirrored ? -1 : 1),
    y: eye.centre.y + (eye.height - high) * metre,
  };
}

/** Corners as the eye sees them, cut off before they come too near; none when all are behind. */
function outline(eye: Eye, corners: readonly Corner[]): readonly (readonly [number, number])[] {
  const all = corners.map(([x, z, high]): Seen => ({ ...relativeTo(eye, [x, z]), high }));
  const kept = all.flatMap((one, index): readonly Seen[] => {
    const before = all.at(index - 1) ?? one;
    const [inside, wasInside] = [one.ahead >= NEAREST, before.ahead >= NEAREST];
    const share = (NEAREST - before.ahead) / (one.ahead - before.ahead);
    const between = (from: number, to: number) => from + (to - from) * share;
    const cut: readonly Seen[] =
      inside === wasInside
        ? []
        : [{ aside: between(before.aside, one.aside), ahead: NEAREST, high: between(before.high, one.high) }];
    return inside ? [...cut, one] : cut;
  });
  return kept.map((each) => {
    const { x, y } = seen(eye, each);
    return [x, y] as const;
  });
}

/** A flat piece of one colour. */
export interface Face {
  readonly corners: readonly Corner[];
  readonly fill: string;
  /** Seen from both sides; others are seen only from where their corners go clockwise. */
  readonly thin?: boolean;
}

/** Faces in their order; those of one colour that follow each other are one path. */
export function faces(eye: Eye, all: readonly Face[]): Svg {
  const runs: { fill: string; data: string }[] = [];
  for (const { corners, fill, thin = false } of all) {
    const points = outline(eye, corners);
    if (points.length < 3 || outside(points) || !(thin || turnedHere(eye, points))) continue;
    const data = `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}Z`;
    const last = runs.at(-1);
    if (last?.fill === fill) last.data += data;
    else runs.push({ fill, data });
  }
  return runs.map(({ fill, data }) => path(data, fill)).join('');
}

function turnedHere(eye: Eye, points: readonly (readonly [number, number])[]): boolean {
  const turning = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return turning > 0 !== (eye.mirrored ?? false);
}

/** Units beyond the edges of the picture. */
const MARGIN = 4;

function outside(points: readonly (readonly [number, number])[]): boolean {
  return (
    points.every(([x]) => x < -MARGIN) ||
    points.every(([x]) => x > WIDTH + MARGIN) ||
    points.every(([, y]) => y > HEIGHT + MARGIN)
  );
}

/** A piece of ground. */
export function flat(eye: Eye, spots: readonly Spot[], fill: string): Svg {
  return flats(eye, [spots], fill);
}

/** Pieces of ground of one colour. */
export function flats(eye: Eye, all: readonly (readonly Spot[])[], fill: string): Svg {
  return faces(
    eye,
    all.map((spots) => ({ corners: spots.map(([x, z]) => [x, z, 0] as const), fill, thin: true })),
  );
}
