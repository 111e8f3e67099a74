import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

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
