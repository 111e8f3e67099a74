import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { carRear } from '../kit/vehicles/car.ts';

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
