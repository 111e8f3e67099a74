import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [
      thing(2.65, 7.2, signPost([B_MANOEUVRES['b-29']], { size: 1.2 })),
      thing(-6.8, 18, tree(true)),
      thing(6.4, 30, tree()),
    ],
  }),
);
