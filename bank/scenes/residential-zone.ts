import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walkerAway } from '../kit/people/away.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [
      thing(2.5, 7, signPost([D_ZONES['d-40']], { size: 1.45, clearance: 1.1 })),
      thing(-1.5, 9.4, walkerAway({ clothes: 'orange' })),
      thing(-6.4, 16, tree(true)),
      thing(2.9, 24, tree()),
    ],
  }),
);
