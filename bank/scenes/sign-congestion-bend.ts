import { thing } from '../kit/driver/parts.ts';
import { fir, tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: 75,
    road: { middle: 'double' },
    things: [
      thing(6.2, 20, fir()),
      thing(5.4, 24, tree(true)),
      thing(5, 28, fir()),
      thing(4.6, 34, tree()),
      thing(4.4, 40, fir()),
      thing(2.7, 8.5, signPost([A_DANGERS['a-33']])),
    ],
  }),
);
