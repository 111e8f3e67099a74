import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { motorcyclistRear } from '../kit/vehicles/motorcycle.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(0.1, 10, motorcyclistRear()), thing(2.45, 6.7, signPost([B_MANOEUVRES['b-25']]))],
  }),
);
