import type { Svg } from '../svg.ts';
import { cottage } from './buildings.ts';
import { type Thing, thing } from './parts.ts';
import { bush, fir, tree } from './plants.ts';
import { type Crossroad, crossroad, edgesOf, type Road, STREET } from './road.ts';
import { type DriverView, driverView } from './view.ts';

export interface OpenJunctionView extends Omit<DriverView, 'setting' | 'travelled'> {
  /** The crossing road; its near edge `z` metres ahead. */
  readonly crossing: Partial<Crossroad> & { readonly z: number };
  /** What stands beyond the crossing road. */
  readonly beyond?: 'trees' | 'wood' | 'village';
}

/** A junction in open country; nothing stands on the crossing road, into which `driverView` would put trees. */
export function openJunctionView(options: OpenJunctionView): Svg {
  const { crossing, beyond = 'trees', ground = [], things = [], ...rest } = options;
  const road: Road = { ...STREET, edge: 'verge', ...options.road };
  return driverView({
    ...rest,
    road,
    setting: 'bare',
    ground: [crossroad(road, crossing), ...ground],
    things: [...sceneryBeyond(road, crossing, beyond), ...things],
  });
}

function sceneryBeyond(
  road: Road,
  { z, width = 7 }: OpenJunctionView['crossing'],
  beyond: NonNullable<OpenJunctionView['beyond']>,
): readonly Thing[] {
  const { left, right } = edgesOf(road);
  const far = z + width + 5;
  const beside = (from: number, further: number, drawing: Svg): Thing =>
    thing(from < 0 ? left + from : right + from, far + further, drawing);
  switch (beyond) {
    case 'trees':
      return [
        beside(-5, 3, tree()),
        beside(-13, 10, tree(true)),
        beside(-24, 4, bush()),
        beside(-9, 26, tree(true)),
        beside(5, 6, bush()),
        beside(10, 2, tree(true)),
        beside(8, 22, tree()),
        beside(22, 14, tree()),
      ];
    case 'wood':
      return Array.from({ length: 18 }, (_, index) => {
        const away = 4 + (index >> 1) * 3.1;
        const tall = index % 3 === 0 ? tree(true) : fir();
        return beside(index % 2 === 0 ? -away : away, (index * 7) % 9, tall);
      });
    case 'village':
      return [
        beside(-11, 10, cottage()),
        beside(-4, 4, tree()),
        beside(-24, 16, cottage('#E5D3BC')),
        beside(13, 12, cottage('#EADFCF')),
        beside(5, 7, bush()),
        beside(8, 34, cottage()),
        beside(-7, 36, tree(true)),
        beside(23, 8, tree(true)),
      ];
  }
}
