import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { trainCoach } from '@zielona-fala/scene-kit/driver/railway.ts';
import { bush, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { G_RAILWAY } from '@zielona-fala/scene-kit/signs/g-railway.ts';

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
