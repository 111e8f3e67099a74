import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carFront, carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line', shoulder: 2.6 },
    ground: [otherCarriageway(-4.6), crashBarrier(-3)],
    things: [
      thing(-0.2, 34, carFront({ paint: 'white', headlights: true })),
      thing(3.4, 44, lorryRear({ braking: true })),
      thing(3.4, 70, carRear({ paint: 'red' })),
    ],
  }),
);
