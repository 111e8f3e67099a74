import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2.6 },
    ground: [otherCarriageway(-7.6), crashBarrier(-6.4)],
    things: [
      thing(0, 12, carRear({ paint: 'green', braking: true })),
      thing(0, 20, lorryRear({ braking: true })),
      thing(-3.4, 10, carRear({ paint: 'red', braking: true })),
      thing(-3.4, 17, vanRear({ braking: true })),
      thing(-3.4, 25, carRear({ paint: 'blue', braking: true })),
      thing(-3.4, 34, carRear({ paint: 'silver', braking: true })),
    ],
  }),
);
