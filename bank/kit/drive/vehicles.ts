import { PAINT, type Paint, SCENE } from '../palette.ts';
import { part, sidesOf } from './solids.ts';
import { carModel } from './vehicles/car.ts';
import { boxOf, type Long, longModel, rowOfWindows } from './vehicles/long.ts';
import { lorryModel } from './vehicles/lorry.ts';
import type { LampAt, Model } from './vehicles/model.ts';
import { GLASS, roofBar, stripe } from './vehicles/parts.ts';
import { tractorModel } from './vehicles/tractor.ts';
import { vanModel } from './vehicles/van.ts';

/** The vehicles that a scene can have. */
export type VehicleKind =
  | 'car'
  | 'police'
  | 'taxi'
  | 'van'
  | 'ambulance'
  | 'lorry'
  | 'fire-engine'
  | 'bus'
  | 'school-bus'
  | 'tram'
  | 'tractor'
  | 'caravan'
  | 'trailer';

const BLUE: readonly LampAt[] = [-0.4, 0.4].map((aside) => ({ at: [0, aside, 1.58], use: 'blue' }));

const BUS: Omit<Long, 'colour'> = { length: 11, half: 1.25, high: 3, axles: [3.2, -3.2] };
const TRAM: Omit<Long, 'colour'> = { length: 22, half: 1.2, high: 3.4, axles: [] };

/** The model of a vehicle; those of services have colours of their own. */
export function modelOf(kind: VehicleKind, paint: Paint = 'blue'): Model {
  const colour = PAINT[paint];
  switch (kind) {
    case 'car':
      return carModel(colour);
    case 'taxi':
      return carModel(colour, roofBar(-0.4, 1.48, '#F8C300', 0.25));
    case 'police':
      return carModel(
        '#C9CFD3',
        [
          ...stripe({ front: 2.15, rear: -2.15, half: 0.9, low: 0.26, high: 0.72 }, 0.55, 0.95, '#1F4E9E'),
          ...roofBar(-0.4, 1.48, SCENE.blueLamp),
        ],
        BLUE,
      );
    case 'van':
      return vanModel(colour);
    case 'ambulance':
      return vanModel(
        '#F4F1DE',
        '#D8323C',
        BLUE.map((lamp) => ({ ...lamp, at: [1.3, lamp.at[1], 2.42] })),
      );
    case 'lorry':
      return lorryModel(colour, '#DAD8CF');
    case 'fire-engine':
      return lorryModel(
        PAINT.red,
        PAINT.red,
        BLUE.map((lamp) => ({ ...lamp, at: [3.5, lamp.at[1] * 1.8, 3.05] })),
      );
    case 'bus':
    case 'school-bus':
      return longModel({
        ...BUS,
        colour: kind === 'school-bus' ? PAINT.orange : colour,
        windows: rowOfWindows(boxOf(BUS), 7, [0.45, 0.85]),
      });
    case 'tram':
      return longModel({ ...TRAM, colour, windows: rowOfWindows(boxOf(TRAM), 12, [0.42, 0.8]) });
    case 'tractor':
      return tractorModel(colour);
    case 'trailer':
      return longModel({ length: 5, half: 1.15, high: 2.1, colour, axles: [-1, -1.9] });
    case 'caravan':
      return longModel({
        length: 5,
        half: 1.15,
        high: 2.5,
        colour: PAINT.white,
        axles: [0],
        windows: [
          part(sidesOf(boxOf({ length: 5, half: 1.15, high: 2.5 })).rear, [0.15, 0.85], [0.5, 0.8], GLASS),
        ],
      });
  }
}
