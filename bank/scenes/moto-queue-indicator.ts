import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { busRear } from '../kit/vehicles/bus.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1.5, oncoming: 0 },
    things: [
      thing(-2, 6, carRear({ paint: 'green' })),
      thing(-0.8, 11, carRear({ paint: 'blue', indicator: 'right' })),
      thing(-1.8, 17, carRear({ paint: 'grey' })),
      thing(1.9, 7, carRear({ paint: 'white' })),
      thing(1.9, 18, busRear({ paint: 'red' })),
    ],
    front: handlebars({ paint: 'black' }),
  }),
);
