import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { railwayLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(26)],
    things: [
      thing(-5.8, 30, towardsLeft(barrier({ reach: 3.6 }))),
      thing(2.4, 22.5, barrier({ reach: 3.8 })),
      thing(3.6, 20, signalPost(railwayLight('right'), 2)),
      thing(-0.2, 15, vanRear({ paint: 'white', braking: true })),
      thing(0, 8.8, carRear({ paint: 'blue', braking: true })),
    ],
  }),
);
