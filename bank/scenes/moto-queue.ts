import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1.5, oncoming: 0 },
    things: [
      thing(-1.9, 6.6, carRear({ paint: 'silver', braking: true })),
      thing(-1.8, 13, carRear({ paint: 'yellow' })),
      thing(-1.85, 20, carRear({ paint: 'red' })),
      thing(1.9, 7.6, carRear({ paint: 'green' })),
      thing(1.85, 14.5, vanRear()),
      thing(1.8, 22, carRear({ paint: 'blue' })),
    ],
    front: handlebars(),
  }),
);
