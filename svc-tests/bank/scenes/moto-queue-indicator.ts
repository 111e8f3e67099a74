import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { busRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
