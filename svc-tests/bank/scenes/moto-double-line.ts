import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
