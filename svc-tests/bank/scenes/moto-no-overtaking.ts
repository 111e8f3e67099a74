import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [
      thing(0.7, 12, carRear({ paint: 'white' })),
      thing(3, 9, signPost([B_MANOEUVRES['b-25']], { clearance: 1.4, size: 1.2 })),
    ],
    front: handlebars(),
  }),
);
