import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';
import { vanRear } from '../kit/vehicles/van.ts';

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
