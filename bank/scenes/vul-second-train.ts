import { thing } from '../kit/driver/parts.ts';
import { bush } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { trainCoach } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(18), railwayAcross(14)],
    things: [
      thing(-17, 14, trainCoach('right')),
      thing(2.7, 10, signPost([G_RAILWAY['g-4']], { size: 1.5 })),
      thing(4.7, 16.2, bush()),
      thing(6.6, 16, bush()),
    ],
  }),
);
