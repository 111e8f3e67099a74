import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
