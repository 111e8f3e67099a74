import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(2.9, 7.8, signPost([B_MANOEUVRES['b-25']], { size: 1.2 })), thing(0, 12, tractorRear())],
  }),
);
