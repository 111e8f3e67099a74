import { cyclistsCrossing } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { scooterSide } from '../kit/vehicles/scooter.ts';

export default picture(
  driverView({
    ground: [cyclistsCrossing(-5.1, 1.7, 8.6), tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.9, 12.4, signPost([D_ROADS['d-6a']], { size: 1.2 })),
      thing(0.5, 9.9, towardsLeft(scooterSide())),
    ],
  }),
);
