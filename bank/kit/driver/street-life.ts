import type { Paint } from '../palette.ts';
import { walkerAway } from '../people/away.ts';
import { stander } from '../people/people.ts';
import { carFront, carRear } from '../vehicles/car.ts';
import { type Thing, thing } from './parts.ts';
import { edgesOf, LANE, type Road, STREET } from './road.ts';

/** Width of the strip in which cars stand along the kerb, metres: the `shoulder` of a street that has one. */
export const PARKING = 2.2;

/** Length of a parked car and the gap before the next. */
const PITCH = 6;

/** Cars that stand one behind the other on the strip along the right kerb; the nearest `from` metres ahead. */
export function parkedCars(
  from: number,
  paints: readonly Paint[],
  road: Partial<Road> = {},
): readonly Thing[] {
  const { right } = edgesOf({ ...STREET, ...road });
  return paints.map((paint, index) => thing(right + PARKING / 2, from + index * PITCH, carRear({ paint })));
}

/** Cars of the other direction that stand along the left kerb, half on their lane. */
export function parkedOpposite(
  from: number,
  paints: readonly Paint[],
  road: Partial<Road> = {},
): readonly Thing[] {
  const { left } = edgesOf({ ...STREET, ...road });
  return paints.map((paint, index) => thing(left + LANE / 4, from + index * PITCH, carFront({ paint })));
}

/** People on both pavements, the nearest some 15 m ahead. */
export function passersBy(road: Partial<Road> = {}, further = 0): readonly Thing[] {
  const { left, right } = edgesOf({ ...STREET, ...road });
  const outer = right + (road.shoulder ?? 0);
  return [
    thing(outer + 1.6, 15 + further, walkerAway({ clothes: 'blue' })),
    thing(outer + 2.3, 15.4 + further, walkerAway({ clothes: 'orange', hair: '#2A2320' })),
    thing(left - 1.5, 19 + further, stander({ clothes: 'red', with: 'bag' })),
    thing(left - 2, 33 + further, walkerAway({ clothes: 'green' })),
  ];
}
