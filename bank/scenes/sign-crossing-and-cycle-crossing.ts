import { cyclistsCrossing, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { cyclistSide } from '../kit/vehicles/bicycle.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 11), cyclistsCrossing(-5.1, 1.7, 15.6)],
    things: [
      thing(1.55, 13, towardsLeft(walker({ with: 'bag', clothes: 'green' }))),
      thing(-6.4, 17, cyclistSide()),
      thing(3.05, 7.6, signPost([D_ROADS['d-6b']])),
    ],
  }),
);
