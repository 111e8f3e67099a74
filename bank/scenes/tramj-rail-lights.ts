import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross, tramTrack } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    road: { middle: 'none' },
    ground: [railwayAcross(14), tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 7.4, true)],
    things: [
      thing(-5.9, 17.6, towardsLeft(barrier({ reach: 3.4, raised: 1 }))),
      thing(2.4, 10.4, barrier({ reach: 3.4, raised: 1 })),
      thing(3, 8.4, signalPost(railwayLight('left'), 1.6)),
    ],
  }),
);
