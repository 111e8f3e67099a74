import { HEIGHT, WIDTH } from '../picture.ts';
import { polygon, type Svg } from '../svg.ts';

/**
 * A perspective projection. The world is measured in metres: `x` to the right of the driver's eyes, `z` ahead of them, heights above the road.
 */
export interface Camera {
  /** Of the eyes above the road. */
  readonly height: number;
  /** Focal length: units of the picture for one metre at a distance of one metre. */
  readonly focal: number;
  /** Height of the horizon in the picture. */
  readonly horizon: number;
  /** Offset of the road to the right (negative: left) at 100 m ahead, metres. */
  readonly bend: number;
  /** No ground is seen beyond, e.g. behind the top of a hill. */
  readonly farthest: number;
  /** Offset of the eyes to the right of the middle of the own lane (negative: left), metres. */
  readonly aside?: number;
}

const CAR: Camera = { height: 1.25, focal: 1000, horizon: 212, bend: 0, farthest: 400 };
/** Near clipping distance, metres: what is nearer is hidden by the bonnet. */
export const NEAREST = 3;

export const SEATS = {
  car: CAR,
  lorry: { ...CAR, height: 2.2, horizon: 176 },
  /** Of a tram or bus. */
  cab: { ...CAR, height: 1.8, horizon: 192 },
} as const satisfies Record<string, Camera>;

export type Seat = keyof typeof SEATS;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Units of the picture for a metre at this distance. */
export function metreAt(camera: Camera, z: number): number {
  return camera.focal / z;
}

/** Where a point of the world is seen in the picture. */
export function seenAt(camera: Camera, x: number, z: number, height = 0): Point {
  const metre = metreAt(camera, z);
  const swerve = camera.bend * (z / 100) ** 2;
  return {
    x: WIDTH / 2 + (x - (camera.aside ?? 0) + swerve) * metre,
    y: camera.horizon + (camera.height - height) * metre,
  };
}

/** Distances at which a long strip is bent; close together where it is near. */
function stations(camera: Camera, from: number, to: number): readonly number[] {
  const near = Math.max(NEAREST, from);
  const far = Math.min(camera.farthest, to);
  if (near >= far) return [];
  if (camera.bend === 0) return [near, far];
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, index) => near * (far / near) ** (index / steps));
}

/**
 * A strip of ground along the road.
 * @param left its edges, metres from the eyes
 * @param from its beginning and end, metres ahead
 */
export function strip(
  camera: Camera,
  left: number,
  right: number,
  from: number,
  to: number,
  fill: string,
): Svg {
  const at = stations(camera, from, to);
  if (at.length === 0) return '';
  const points = [
    ...at.map((z) => seenAt(camera, left, z)),
    ...at.toReversed().map((z) => seenAt(camera, right, z)),
  ];
  return polygon(
    points.map(({ x, y }) => [x, y] as const),
    fill,
  );
}

/** A piece of ground with any corners, given as [x, z]; what lies too near is pushed to the edge of the picture. */
export function patch(camera: Camera, corners: readonly (readonly [number, number])[], fill: string): Svg {
  return polygon(
    corners.map(([x, z]) => {
      const seen = seenAt(camera, x, Math.max(NEAREST, z));
      return [seen.x, Math.min(seen.y, HEIGHT + 60)] as const;
    }),
    fill,
  );
}

/** A rectangle on the ground; its edges in metres to the right of the eyes and ahead of them. */
export function rectangle(
  camera: Camera,
  left: number,
  right: number,
  near: number,
  far: number,
  fill: string,
): Svg {
  return patch(
    camera,
    [
      [left, near],
      [left, far],
      [right, far],
      [right, near],
    ],
    fill,
  );
}

/** Something flat that stands along the road at `x`, between two distances and two heights. */
export function wall(
  camera: Camera,
  x: number,
  from: number,
  to: number,
  low: number,
  high: number,
  fill: string,
): Svg {
  const corners = [
    seenAt(camera, x, from, low),
    seenAt(camera, x, to, low),
    seenAt(camera, x, to, high),
    seenAt(camera, x, from, high),
  ];
  return polygon(
    corners.map((corner) => [corner.x, corner.y] as const),
    fill,
  );
}
