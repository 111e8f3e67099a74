import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1, oncoming: 0, between: 'none' },
    things: [
      thing(2.7, 7.2, signPost([D_ROADS['d-3']], { size: 1.35 })),
      thing(-6.6, 17, tree(true)),
      thing(4.4, 26, tree()),
    ],
  }),
);
