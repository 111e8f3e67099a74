import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    things: [
      thing(-3.4, 28, carFront({ paint: 'blue' })),
      thing(2.45, 6.7, signPost([B_MANOEUVRES['b-42']])),
    ],
  }),
);
