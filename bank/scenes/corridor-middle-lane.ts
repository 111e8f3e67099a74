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
    road: { lanes: 3, ownLane: 2, oncoming: 0, edge: 'line', shoulder: 3 },
    ground: [otherCarriageway(-7.4), crashBarrier(-6.2), crashBarrier(8.6)],
    things: [
      thing(-3.4, 11, carRear({ paint: 'yellow', braking: true })),
      thing(-3.4, 18, vanRear({ paint: 'white', braking: true })),
      thing(0, 10.5, carRear({ paint: 'red', braking: true })),
      thing(0, 17, carRear({ paint: 'silver', braking: true })),
      thing(0, 25, carRear({ paint: 'green' })),
      thing(3.4, 12.5, lorryRear({ paint: 'blue', braking: true })),
      thing(3.4, 24, lorryRear({ paint: 'grey' })),
    ],
  }),
);
