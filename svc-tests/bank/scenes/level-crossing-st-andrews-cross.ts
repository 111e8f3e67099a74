import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { bush, cottage, signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { G_RAILWAY } from '@zielona-fala/scene-kit/signs/g-railway.ts';

export default picture(
  driverView({
    setting: 'bare',
    ground: [railwayAcross(13)],
    things: [
      thing(3, 8.4, signPost([G_RAILWAY['g-3']], { size: 1.65, clearance: 1.3 })),
      thing(-9, 22, tree()),
      thing(-14, 26, tree(true)),
      thing(-6.5, 34, bush()),
      thing(7.5, 30, tree(true)),
      thing(12, 24, tree()),
      thing(-19, 40, cottage()),
    ],
  }),
);
