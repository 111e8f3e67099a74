import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { rect, towardsLeft } from '../kit/svg.ts';

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
