import { SCENE } from '../palette.ts';
import { hedge, row, type Standing } from './buildings.ts';
import type { Spot } from './eye.ts';
import { type Plant, plant, plants, woodland } from './posts.ts';
import { type Route, route } from './route.ts';
import { field, junction, LANE, LAYER, type LineKind, type Paving, road } from './street.ts';

/** Ground and what stands on it. The own road goes north along x = 0; its right lane is at 1.75. */
export interface Place {
  readonly land: 'town' | 'country';
  readonly ground: readonly Paving[];
  readonly standing: readonly Standing[];
}

/** Where the own road begins and ends. */
export const [SOUTH, NORTH] = [-40, 260];
/** Parking lane at the kerb. */
const BAY = 2.3;

export interface Town {
  /** Where streets cross, by their middle. */
  readonly junctions?: readonly number[];
  readonly without?: 'west' | 'east' | 'north';
  readonly parking?: 'right' | 'left' | 'both';
  readonly middle?: LineKind;
  readonly kind?: 'flats' | 'houses';
  /** Metres from the kerb to the houses. */
  readonly pavement?: number;
  readonly trees?: boolean;
  /** Lanes of each direction. */
  readonly lanes?: 1 | 2;
  readonly first?: number;
}

/** A street among houses, with the streets that cross it. */
export function town(options: Town = {}): Place {
  const {
    junctions = [],
    without,
    parking,
    middle = 'dashed',
    kind = 'flats',
    pavement = 4,
    trees = false,
    lanes = 1,
    first = 0,
  } = options;
  const wide = LANE * lanes;
  const right = wide + (parking === 'right' || parking === 'both' ? BAY : 0);
  const left = wide + (parking === 'left' || parking === 'both' ? BAY : 0);
  const end = without === 'north' ? Math.max(...junctions) : NORTH;
  const breaks = [...junctions, ...(without === 'north' ? [] : [NORTH])];
  const rows = ([1, -1] as const).flatMap((side) => {
    const open = !(side > 0 ? without === 'east' : without === 'west');
    const front = side * (pavement + (side > 0 ? right : left));
    const starts = [SOUTH, ...junctions];
    if (!open) return row({ front, side, from: SOUTH, to: 170, kind, first });
    return breaks.flatMap((stop, index) =>
      row({
        front,
        side,
        from: (starts[index] ?? 0) + (index === 0 ? 0 : 8.5),
        to: Math.min(170, stop - (stop === NORTH ? 0 : 8.5)),
        kind,
        first: first + index + (side > 0 ? 0 : 2),
      }),
    );
  });
  const across = junctions.flatMap((z) =>
    ([1, -1] as const)
      .filter((side) => !(side > 0 ? without === 'east' : without === 'west'))
      .flatMap((side) =>
        ([1, -1] as const).flatMap((far) => {
          const [near, away] = [side * (wide + pavement + 11), side * (wide + pavement + 46)];
          return row({
            front: z + far * 7.5,
            side: far,
            from: Math.min(near, away),
            to: Math.max(near, away),
            along: 'east',
            kind,
            first: side + 2,
          });
        }),
      ),
  );
  const opposite =
    without === 'north'
      ? row({ front: end + 7.5, side: 1, from: -40, to: 40, along: 'east', kind, first: 1 })
      : [];
  const dividers: readonly (readonly [number, LineKind])[] =
    lanes === 2
      ? [
          [LANE, 'dashed'],
          [-LANE, 'dashed'],
        ]
      : [];
  return {
    land: 'town',
    ground: [
      ...road({
        through: [
          [0, SOUTH],
          [0, end],
        ],
        left,
        right,
        middle,
        lines: dividers,
      }),
      ...junctions.flatMap((z) => [
        ...road({
          through: [
            [without === 'west' ? 0 : -90, z],
            [without === 'east' ? 0 : 90, z],
          ],
        }),
        ...junction({
          at: [0, z],
          half: Math.max(left, right),
          ...(without === undefined ? {} : { without }),
        }),
      ]),
    ],
    standing: [
      ...rows,
      ...across,
      ...opposite,
      ...(trees
        ? [...plants(right + 2.6, SOUTH, 150, 17), ...plants(-left - 2.6, SOUTH + 6, 150, 17)].filter(
            ({ spot }) => junctions.every((z) => Math.abs(z - spot[1]) > 12),
          )
        : []),
    ],
  };
}

/** Plants beside a way, on both sides. */
function beside(way: Route, aside: number, apart: number, kinds: readonly Plant[]): readonly Standing[] {
  return Array.from({ length: Math.floor(way.length / apart) }, (_, index) =>
    ([1, -1] as const).map((side) => {
      const { x, z, heading } = way.at(index * apart + (side > 0 ? 0 : apart / 2));
      const angle = (heading * Math.PI) / 180;
      const away = side * (aside + ((index * 37) % 7) / 3);
      return plant(kinds[(index + (side > 0 ? 0 : 1)) % kinds.length] ?? 'tree', [
        x + away * Math.cos(angle),
        z - away * Math.sin(angle),
      ]);
    }),
  ).flat();
}

export interface Country {
  readonly through?: readonly Spot[];
  readonly radius?: number;
  readonly middle?: LineKind;
  readonly beside?: 'trees' | 'wood' | 'village' | 'fields';
  /** Where roads cross, and on which sides. */
  readonly junctions?: readonly number[];
  readonly without?: 'west' | 'east' | 'north';
  readonly narrow?: boolean;
}

/** A road outside towns; `village` has houses and gardens. */
export function country(options: Country = {}): Place {
  const {
    through = [
      [0, 4 * SOUTH],
      [0, 2 * NORTH],
    ],
    radius = 40,
    middle = 'dashed',
    beside: kind = 'trees',
    junctions = [],
    without,
    narrow,
  } = options;
  const way = route(through, radius);
  const half = narrow ? 2.6 : LANE;
  const clear = (all: readonly Standing[]) =>
    all.filter(({ spot }) => junctions.every((z) => Math.abs(z - spot[1]) > 9));
  const scenery = {
    trees: () => beside(way, half + 4.5, 17, ['tree', 'light-tree', 'bush']),
    fields: () => beside(way, half + 9, 34, ['light-tree', 'bush', 'tree']),
    wood: () =>
      through.length === 2
        ? [...woodland(half + 3.5, 1, SOUTH, 150), ...woodland(-half - 3.5, -1, SOUTH, 150)]
        : [
            ...beside(way, half + 4, 6, ['fir', 'tree', 'fir', 'bush']),
            ...beside(way, half + 8, 7, ['fir', 'fir', 'tree']),
          ],
    village: () => [
      ...row({ front: half + 9, side: 1, from: SOUTH, to: 170, kind: 'houses' }),
      ...row({ front: -half - 9, side: -1, from: SOUTH + 9, to: 170, kind: 'houses', first: 2 }),
      ...plants(half + 5, SOUTH, 170, 23, ['bush', 'tree']),
      ...plants(-half - 5, SOUTH + 8, 170, 23, ['light-tree', 'bush']),
    ],
  };
  return {
    land: 'country',
    ground: [
      ...road({
        through,
        radius,
        middle: narrow ? 'none' : middle,
        edge: narrow ? 'none' : 'line',
        left: half,
        right: half,
      }),
      ...junctions.flatMap((z) => [
        ...road({
          through: [
            [without === 'west' ? 0 : -120, z],
            [without === 'east' ? 0 : 120, z],
          ],
          edge: 'none',
          left: 3,
          right: 3,
        }),
        ...junction({
          at: [0, z],
          acrossHalf: 3,
          kerb: false,
          radius: 6,
          ...(without === undefined ? {} : { without }),
        }),
      ]),
    ],
    standing: clear(scenery[kind]()),
  };
}

/** A motorway or expressway: the right lane at 1.9, the left one at -1.9, the hard shoulder beyond 4. */
export function motorway({ shoulder = 2.6 }: { readonly shoulder?: number } = {}): Place {
  const lane = 3.8;
  const far = 600;
  const [own, other] = [0, -14];
  const carriageway = (x: number, hard: 1 | -1) =>
    road({
      through: [
        [x, -80],
        [x, far],
      ],
      left: lane + (hard < 0 ? shoulder : 0.6),
      right: lane + (hard > 0 ? shoulder : 0.6),
      edge: 'none',
      lines: [
        [-lane, 'solid'],
        [lane, 'solid'],
      ],
    });
  const rail = Array.from({ length: 33 }, (_, index) =>
    hedge(-7.15, -6.9, -60 + index * 20, -40 + index * 20, 0.75, '#A9B1B4'),
  );
  return {
    land: 'country',
    ground: [
      ...carriageway(own, 1),
      ...carriageway(other, -1),
      field([-9, -5], [-80, far], SCENE.meadowFar, LAYER.land),
    ],
    standing: [
      ...rail,
      ...plants(lane + shoulder + 7, -40, far, 23, ['tree', 'bush', 'fir', 'light-tree']),
      ...plants(other - lane - shoulder - 6, -40, far, 23, ['light-tree', 'tree', 'bush']),
    ],
  };
}
