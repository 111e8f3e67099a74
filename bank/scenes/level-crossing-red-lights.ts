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
    setting: 'wood',
    ground: [railwayAcross(13)],
    things: [
      thing(-5.8, 17, towardsLeft(barrier({ reach: 3.6, raised: 1 }))),
      thing(2.3, 9.8, barrier({ reach: 3.6, raised: 1 })),
      thing(3.55, 10.3, signalPost(railwayLight('left'), 1.65)),
    ],
  }),
);
