import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier, trainCoach } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { railwayLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

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
