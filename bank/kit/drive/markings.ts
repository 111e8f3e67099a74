import { SCENE } from '../palette.ts';
import { flat, flats, type Spot } from './eye.ts';
import { field, LANE, LAYER, type Paving, type Span } from './street.ts';

/** Rectangles of paint: the span of each from west to east and from south to north. */
const blocks = (all: readonly (readonly [Span, Span])[]): Paving => ({
  layer: LAYER.marking,
  draw: (eye) =>
    flats(
      eye,
      all.map(([[west, east], [south, north]]): readonly Spot[] => [
        [west, south],
        [west, north],
        [east, north],
        [east, south],
      ]),
      SCENE.paint,
    ),
});

const spans = (from: number, to: number, pitch: number): readonly Span[] => {
  const count = Math.round((to - from) / pitch);
  return Array.from({ length: count }, (_, index) => {
    const start = from + ((to - from) * (index + 0.25)) / count;
    return [start, start + (to - from) / 2 / count] as const;
  });
};

/** A pedestrian crossing over a road that goes north. */
export const zebra = (z: number, west = -LANE, east = LANE, depth = 4): readonly Paving[] => [
  blocks(spans(west, east, 1).map((span) => [span, [z, z + depth]])),
];

/** A pedestrian crossing over a road that goes east. */
export const zebraAcross = (x: number, south: number, north: number, depth = 4): readonly Paving[] => [
  blocks(spans(south, north, 1).map((span) => [[x, x + depth], span])),
];

const RED_GROUND = '#9C4B43';

/** A cycle crossing over a road that goes north. */
export const cycleCrossing = (z: number, west = -LANE, east = LANE): readonly Paving[] => [
  field([west, east], [z, z + 2.4], RED_GROUND),
  blocks(
    [z, z + 2].flatMap((near) => spans(west, east, 1).map((span) => [span, [near, near + 0.4]] as const)),
  ),
];

/** A cycle crossing over a road that goes east. */
export const cycleCrossingAcross = (x: number, south: number, north: number): readonly Paving[] => [
  field([x, x + 2.4], [south, north], RED_GROUND),
  blocks(
    [x, x + 2].flatMap((near) => spans(south, north, 1).map((span) => [[near, near + 0.4], span] as const)),
  ),
];

/** Where the own lane stops at sign B-20 (P-12). */
export const stopLine = (z: number): readonly Paving[] => [
  field([0.15, LANE - 0.15], [z, z + 0.5], SCENE.paint),
];

/** Where it stops before lights and level crossings (P-14). */
export const brokenStopLine = (z: number, east = LANE - 0.15): readonly Paving[] => [
  blocks(spans(0.15, east, 0.9).map((span) => [span, [z, z + 0.5]])),
];

export const giveWayLine = (z: number, west = 0.2, east = LANE - 0.2): readonly Paving[] => [
  {
    layer: LAYER.marking,
    draw: (eye) =>
      flats(
        eye,
        spans(west, east, 0.7).map(([from, to]): readonly Spot[] => [
          [from - 0.06, z + 0.9],
          [to + 0.06, z + 0.9],
          [(from + to) / 2, z],
        ]),
        SCENE.paint,
      ),
  },
];

/** An arrow on a lane that goes north, its foot at z. */
export function arrow(x: number, z: number, way: 'straight' | 'left' | 'right'): Paving {
  const shape: readonly Spot[] =
    way === 'straight'
      ? [
          [-0.1, 0],
          [-0.1, 2.6],
          [-0.4, 2.6],
          [0, 4],
          [0.4, 2.6],
          [0.1, 2.6],
          [0.1, 0],
        ]
      : [
          [-0.1, 0],
          [-0.1, 2.6],
          [0.5, 2.6],
          [0.5, 3.3],
          [1.1, 2.4],
          [0.5, 1.5],
          [0.5, 2.1],
          [0.1, 2.1],
          [0.1, 0],
        ];
  const turn = way === 'left' ? -1 : 1;
  return {
    layer: LAYER.marking,
    draw: (eye) =>
      flat(
        eye,
        shape.map(([aside, ahead]) => [x + turn * aside, z + ahead] as const),
        SCENE.paint,
      ),
  };
}
