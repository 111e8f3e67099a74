import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { tractorRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(2.9, 7.8, signPost([B_MANOEUVRES['b-25']], { size: 1.2 })), thing(0, 12, tractorRear())],
  }),
);
