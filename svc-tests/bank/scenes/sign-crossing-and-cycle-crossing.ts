import { cyclistsCrossing, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { cyclistSide } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

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
