import { WALLS } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { house } from './buildings.ts';
import { type Thing, thing } from './parts.ts';
import { tree } from './plants.ts';
import { type Crossroad, crossroad, edgesOf, type Road, STREET } from './road.ts';
import { type DriverView, driverView } from './view.ts';

export interface TownJunctionView extends Omit<DriverView, 'setting'> {
  /** The crossing street; its near edge `z` metres ahead, as it is seen now. Houses stand where it is. */
  readonly crossing: Partial<Crossroad> & { readonly z: number };
}

/**
 * A junction among houses that leave the crossing street free: `driverView` with `setting: 'town'` would put some into it.
 */
export function townJunctionView(options: TownJunctionView): Svg {
  const { crossing, ground = [], things = [], ...rest } = options;
  const road: Road = { ...STREET, ...options.road };
  return driverView({
    ...rest,
    road,
    setting: 'pavement',
    ground: [crossroad(road, crossing), ...ground],
    things: [...housesBeyond(road, crossing), ...things],
  });
}

/** Low fronts along the far side of the crossing street and two more behind them. */
function housesBeyond(road: Road, { z, width = 7 }: TownJunctionView['crossing']): readonly Thing[] {
  const { left, right } = edgesOf(road);
  const front = z + width + 7;
  const rows = [
    { from: 3.2, wide: 9, high: 7, wall: 0 },
    { from: 14.5, wide: 8, high: 5.6, wall: 3 },
    { from: 24, wide: 11, high: 7.4, wall: 4 },
  ];
  const wallAt = (index: number) => WALLS[index % WALLS.length];
  const fronts = rows.flatMap(({ from, wide, high, wall }) => [
    thing(left - from - wide / 2, front, house(wide, high, wallAt(wall))),
    thing(right + from + wide / 2, front, house(wide, high + 0.8, wallAt(wall + 1))),
  ]);
  const trees = [left - 13.2, right + 13.4].map((x, index) => thing(x, front + 1, tree(index === 0)));
  const behind = [20, 36].flatMap((further, index) => [
    thing(left - 8, front + further, house(9, 8.5, wallAt(2 + index))),
    thing(right + 8, front + further + 4, house(9, 9, wallAt(5 + index))),
  ]);
  return [...fronts, ...trees, ...behind];
}
