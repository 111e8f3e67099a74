import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walkerAway } from '@zielona-fala/scene-kit/people/away.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ZONES } from '@zielona-fala/scene-kit/signs/d-zones.ts';

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
