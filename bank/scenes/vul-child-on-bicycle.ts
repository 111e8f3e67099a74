import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { place, towardsLeft } from '../kit/svg.ts';
import { cyclistSide } from '../kit/vehicles/bicycle.ts';

const child = place({ x: 0, y: 0, scale: 0.6 }, cyclistSide({ clothes: 'red', helmet: 'yellow' }));

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 8)],
    things: [
      thing(2.9, 12.6, signPost([D_ROADS['d-6']], { size: 1.2 })),
      thing(0.9, 10, towardsLeft(walker({ clothes: 'green', with: 'bag' }))),
      thing(-0.5, 9.6, towardsLeft(child)),
    ],
  }),
);
