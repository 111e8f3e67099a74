import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    setting: 'village',
    ground: [railwayAcross(14.5)],
    things: [
      thing(-5.9, 18.5, towardsLeft(barrier({ reach: 2.8 }))),
      thing(2.3, 10.2, barrier({ reach: 3.4 })),
      thing(3.4, 9.8, signalPost(railwayLight('right'), 1.35)),
    ],
  }),
);
