import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';

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
