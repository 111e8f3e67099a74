import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { bush, tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';

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
