import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { stander } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { rect, towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

const railwayman =
  stander({ clothes: 'orange', trousers: '#B85A1E' }) +
  rect(-22, -118, 44, 8, '#F4F6F2') +
  rect(-21, -102, 42, 8, '#F4F6F2');

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(16)],
    things: [
      thing(-5.8, 19, towardsLeft(barrier({ reach: 3.6, raised: 1 }))),
      thing(2.5, 13, barrier({ reach: 3.6, raised: 1 })),
      thing(2.8, 8.8, signPost([B_MANOEUVRES['b-32b']], { size: 1.4, clearance: 1 })),
      thing(-4.6, 13.2, railwayman),
    ],
  }),
);
