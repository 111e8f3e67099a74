import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line', shoulder: 0 },
    things: [
      thing(0, 12, carRear({ paint: 'red', braking: true })),
      thing(0, 19, vanRear({ paint: 'white', braking: true })),
      thing(0, 27, carRear({ paint: 'silver', braking: true })),
      thing(3.4, 10.5, carRear({ paint: 'yellow', braking: true })),
      thing(3.4, 17.5, lorryRear({ paint: 'grey', braking: true })),
      thing(3.4, 32, carRear({ paint: 'green' })),
    ],
  }),
);
