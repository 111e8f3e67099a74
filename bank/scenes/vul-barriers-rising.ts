import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier, trainCoach } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(15)],
    things: [
      thing(-18.2, 15, trainCoach('right')),
      thing(-5.8, 19, towardsLeft(barrier({ reach: 3.4, raised: 0.5 }))),
      thing(2.4, 11.5, barrier({ reach: 3.6, raised: 0.5 })),
      thing(3.5, 10.8, signalPost(railwayLight('left'), 1.4)),
    ],
  }),
);
