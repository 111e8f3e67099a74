import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    road: { middle: 'double' },
    bend: 60,
    things: [
      thing(-0.2, 9, carRear({ paint: 'yellow', braking: true })),
      thing(0.4, 15, carRear({ paint: 'blue', braking: true })),
      thing(0.2, 21.5, vanRear()),
    ],
    front: handlebars({ paint: 'blue' }),
  }),
);
