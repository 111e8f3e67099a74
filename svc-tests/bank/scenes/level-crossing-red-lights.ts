import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { railwayLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

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
