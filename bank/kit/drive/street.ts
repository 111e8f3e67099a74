import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Eye, flat, flats, relativeTo, type Spot } from './eye.ts';
import { type Route, route } from './route.ts';

/** A piece of ground; the lower layers are drawn first. */
export interface Paving {
  readonly layer: number;
  draw(eye: Eye): Svg;
}

export const LAYER = { land: 0, kerb: 1, asphalt: 2, line: 3, junction: 4, marking: 5 } as const;
/** Width of a lane, metres. */
export const LANE = 3.5;
const KERB = 0.3;

export type LineKind = 'none' | 'dashed' | 'solid' | 'double' | 'long-dashed';

export interface Road {
  readonly through: readonly Spot[];
  readonly radius?: number;
  /** Metres of asphalt to the left and right of the line through these spots. */
  readonly left?: number;
  readonly right?: number;
  readonly edge?: 'kerb' | 'line' | 'none';
  readonly middle?: LineKind;
  /** Further lines: metres to the right of the middle one. */
  readonly lines?: readonly (readonly [aside: number, kind: LineKind])[];
  readonly surface?: string;
}

/** A spot beside a pose of a route. */
const beside = (way: Route, gone: number, aside: number): Spot => {
  const { x, z, heading } = way.at(gone);
  const angle = (heading * Math.PI) / 180;
  return [x + aside * Math.cos(angle), z - aside * Math.sin(angle)];
};

/** Distances along a route at which a strip is bent. */
function stations(way: Route, from: number, to: number): readonly number[] {
  if (way.spots.length === 2) return [from, to];
  const steps = Math.max(2, Math.ceil((to - from) / 5));
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}

/** From one number to another. */
export type Span = readonly [number, number];

/** A strip along a way, between two distances aside of it and two along it. */
function strip(way: Route, [left, right]: Span, [from, to]: Span): readonly Spot[] {
  const at = stations(way, from, to);
  return [
    ...at.map((gone) => beside(way, gone, left)),
    ...at.toReversed().map((gone) => beside(way, gone, right)),
  ];
}

/** Length and period of dashes. */
const DASHES = { dashed: [3, 9], 'long-dashed': [6, 9] } as const;
/** Dashes are not drawn beyond. */
const FAR = 110;

function painted(eye: Eye, way: Route, aside: number, kind: LineKind): readonly (readonly Spot[])[] {
  const half = 0.08;
  const solid = (at: number) => strip(way, [at - half, at + half], [0, way.length]);
  switch (kind) {
    case 'none':
      return [];
    case 'solid':
      return [solid(aside)];
    case 'double':
      return [solid(aside - 0.15), solid(aside + 0.15)];
    default: {
      const [on, period] = DASHES[kind];
      return Array.from({ length: Math.floor(way.length / period) }, (_, index) => index * period)
        .filter((start) => {
          const { ahead } = relativeTo(eye, beside(way, start, aside));
          return ahead < FAR && ahead > -4;
        })
        .map((start) => strip(way, [aside - half, aside + half], [start, start + on]));
    }
  }
}

/** A road of any course: its kerbs, asphalt and lines. */
export function road(options: Road): readonly Paving[] {
  const {
    through,
    radius = 20,
    left = LANE,
    right = LANE,
    edge = 'kerb',
    middle = 'dashed',
    lines = [],
  } = options;
  const way = route(through, radius);
  const asphalt = options.surface ?? SCENE.asphalt;
  const border: readonly (readonly [number, LineKind])[] =
    edge === 'line'
      ? [
          [-left + 0.25, 'solid'],
          [right - 0.25, 'solid'],
        ]
      : [];
  return [
    ...(edge === 'kerb'
      ? [
          {
            layer: LAYER.kerb,
            draw: (eye: Eye) =>
              flat(eye, strip(way, [-left - KERB, right + KERB], [0, way.length]), SCENE.kerb),
          },
        ]
      : []),
    { layer: LAYER.asphalt, draw: (eye) => flat(eye, strip(way, [-left, right], [0, way.length]), asphalt) },
    {
      layer: LAYER.line,
      draw: (eye) =>
        flats(
          eye,
          [[0, middle] as const, ...lines, ...border].flatMap(([at, kind]) => painted(eye, way, at, kind)),
          SCENE.paint,
        ),
    },
  ];
}

export interface Junction {
  readonly at: Spot;
  /** Half of the width of the road from south to north, and of that from west to east. */
  readonly half?: number;
  readonly acrossHalf?: number;
  /** Arms without a road, which get no rounded corners. */
  readonly without?: 'west' | 'east' | 'north';
  readonly kerb?: boolean;
  readonly radius?: number;
}

/** Where two straight roads cross: rounded corners, no lines. */
export function junction({
  at: [x, z],
  half = LANE,
  acrossHalf = LANE,
  without,
  kerb = true,
  radius = 5,
}: Junction): readonly Paving[] {
  const corners = (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).filter(
    ([east, north]) =>
      !(without === 'west' && east < 0) &&
      !(without === 'east' && east > 0) &&
      !(without === 'north' && north > 0),
  );
  const fillet = (grow: number) => (eye: Eye, fill: string) =>
    corners
      .map(([east, north]) => {
        const centre: Spot = [x + east * (half + radius), z + north * (acrossHalf + radius)];
        const arc = Array.from({ length: 9 }, (_, index): Spot => {
          const angle = (index / 8) * (Math.PI / 2);
          return [
            centre[0] - east * (radius - grow) * Math.cos(angle),
            centre[1] - north * (radius - grow) * Math.sin(angle),
          ];
        });
        const corner: Spot = [x + east * (half - 0.1), z + north * (acrossHalf - 0.1)];
        const sides: readonly Spot[] = [[corner[0], centre[1]], ...arc, [centre[0], corner[1]], corner];
        return flat(eye, sides, fill);
      })
      .join('');
  const middle: readonly Spot[] = [
    [x - half, z - acrossHalf - radius * 0.6],
    [x + half, z - acrossHalf - radius * 0.6],
    [x + half, z - acrossHalf],
    [x + half + (without === 'east' ? 0 : radius * 0.6), z - acrossHalf],
    [x + half + (without === 'east' ? 0 : radius * 0.6), z + acrossHalf],
    [x + half, z + acrossHalf],
    [x + half, z + acrossHalf + (without === 'north' ? 0 : radius * 0.6)],
    [x - half, z + acrossHalf + (without === 'north' ? 0 : radius * 0.6)],
    [x - half, z + acrossHalf],
    [x - half - (without === 'west' ? 0 : radius * 0.6), z + acrossHalf],
    [x - half - (without === 'west' ? 0 : radius * 0.6), z - acrossHalf],
    [x - half, z - acrossHalf],
  ];
  return [
    ...(kerb ? [{ layer: LAYER.kerb, draw: (eye: Eye) => fillet(KERB)(eye, SCENE.kerb) }] : []),
    {
      layer: LAYER.junction,
      draw: (eye) => fillet(0)(eye, SCENE.asphalt) + flat(eye, middle, SCENE.asphalt),
    },
  ];
}

/** The road round an island. */
export function ring([x, z]: Spot, inner: number, outer: number): readonly Paving[] {
  const disc = (eye: Eye, radius: number, fill: string) =>
    flat(
      eye,
      Array.from({ length: 40 }, (_, index): Spot => {
        const angle = (index / 40) * 2 * Math.PI;
        return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
      }),
      fill,
    );
  return [
    { layer: LAYER.kerb, draw: (eye) => disc(eye, outer + KERB, SCENE.kerb) },
    {
      layer: LAYER.junction,
      draw: (eye) =>
        disc(eye, outer, SCENE.asphalt) +
        disc(eye, inner, SCENE.kerb) +
        disc(eye, inner - KERB, SCENE.meadow),
    },
  ];
}

/** A rectangle on the ground, its edges from west to east and from south to north. */
export const field = (
  [west, east]: readonly [number, number],
  [south, north]: readonly [number, number],
  fill: string,
  layer: number = LAYER.marking,
): Paving => ({
  layer,
  draw: (eye) =>
    flat(
      eye,
      [
        [west, south],
        [west, north],
        [east, north],
        [east, south],
      ],
      fill,
    ),
});

/** A bay for buses beside the right lane of a town's road, between two distances along it. */
export const busBay = (south: number, north: number): readonly Paving[] => [
  field([3.4, 7.3], [south - 1, north + 1], SCENE.kerb, LAYER.kerb),
  field([3.4, 7], [south, north], SCENE.asphalt, LAYER.asphalt),
];

/** Two rails along a way. */
export function rails(through: readonly Spot[], radius = 14): readonly Paving[] {
  const way = route(through, radius);
  return [-0.72, 0.72].map((aside) => ({
    layer: LAYER.marking,
    draw: (eye) => flat(eye, strip(way, [aside - 0.06, aside + 0.06], [0, way.length]), SCENE.rail),
  }));
}
