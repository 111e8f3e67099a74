import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, place, rect, type Svg } from '../svg.ts';
import { prohibition, type Sign } from './plates.ts';
import { bicycle } from './symbols/bicycle.ts';
import { carFront, moped, motorcycle } from './symbols/cars.ts';
import { handcart, horseCart, rickshaw } from './symbols/carts.ts';
import { pedestrian } from './symbols/people.ts';
import { bus, lorrySide, tractor, trailer } from './symbols/vehicles.ts';

const noEntry: Sign = {
  drawing:
    circle(0, 0, 50, SIGN.white) + circle(0, 0, 48.5, SIGN.red) + rect(-37, -9.5, 74, 19, SIGN.white, 2),
  height: 100,
};

const centred = (symbol: Svg, scale: number, y = 0): Sign => prohibition(place({ x: 0, y, scale }, symbol));

/** Entry forbidden, to all or to certain vehicles and people: B-1 to B-14 and B-41. */
export const B_ENTRY = {
  'b-1': prohibition(''),
  'b-2': noEntry,
  'b-3': centred(carFront(), 1.2),
  'b-3a': centred(bus(), 1.05, 1),
  'b-4': centred(motorcycle(), 1.08),
  'b-5': centred(lorrySide(), 1.08),
  'b-6': centred(tractor(), 1.15, 1),
  'b-7': centred(trailer(), 1.06, 1),
  'b-8': centred(horseCart(), 1),
  'b-9': centred(bicycle(), 1.06, -1),
  'b-10': centred(moped(), 1.15, 0),
  'b-11': centred(rickshaw(), 1.02, 0),
  'b-12': centred(handcart(), 0.96),
  'b-41': centred(pedestrian(), 1.08),
} as const satisfies Record<string, Sign>;

/** B-5 with a mass: lorries of more than that permissible mass may not enter. */
export function noLorriesOver(tonnes: number): Sign {
  const mass = lettering(`${String(tonnes).replace('.', ',')} t`, {
    x: 11,
    y: -1,
    size: 17,
    fill: SIGN.white,
    anchor: 'middle',
    widest: 36,
  });
  return prohibition(place({ x: 0, y: 0, scale: 1.08 }, lorrySide()) + mass);
}
