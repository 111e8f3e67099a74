import { cyclistsCrossing, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { scooterSide } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    ground: [cyclistsCrossing(-5.1, 1.7, 8.6), tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.9, 12.4, signPost([D_ROADS['d-6a']], { size: 1.2 })),
      thing(0.5, 9.9, towardsLeft(scooterSide())),
    ],
  }),
);
