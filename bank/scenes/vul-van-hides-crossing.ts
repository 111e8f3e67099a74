import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 13)],
    things: [
      thing(1.95, 10.5, vanRear({ paint: 'white' })),
      thing(-6.1, 16, towardsLeft(signPost([D_ROADS['d-6']], { size: 1.3 }))),
    ],
  }),
);
