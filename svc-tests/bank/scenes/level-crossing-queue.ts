import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { railwayLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { lorryRear, vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(14)],
    things: [
      thing(-5.8, 18, towardsLeft(barrier({ reach: 3.4, raised: 1 }))),
      thing(2.3, 11, barrier({ reach: 3.4, raised: 1 })),
      thing(3.5, 10.2, signalPost(railwayLight('off'), 1.5)),
      thing(0, 16.3, carRear({ paint: 'red', braking: true })),
      thing(-0.4, 22, vanRear({ paint: 'white', braking: true })),
      thing(-1.1, 30, lorryRear({ paint: 'orange', braking: true })),
    ],
  }),
);
