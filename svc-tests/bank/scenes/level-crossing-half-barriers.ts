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
    setting: 'village',
    ground: [railwayAcross(14.5)],
    things: [
      thing(-5.9, 18.5, towardsLeft(barrier({ reach: 2.8 }))),
      thing(2.3, 10.2, barrier({ reach: 3.4 })),
      thing(3.4, 9.8, signalPost(railwayLight('right'), 1.35)),
    ],
  }),
);
