import { zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 13)],
    things: [
      thing(1.95, 10.5, vanRear({ paint: 'white' })),
      thing(-6.1, 16, towardsLeft(signPost([D_ROADS['d-6']], { size: 1.3 }))),
    ],
  }),
);
