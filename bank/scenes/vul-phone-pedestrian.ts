import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4), zebra(-5.1, 1.7, 8.5)],
    things: [
      thing(3, 13.6, signPost([D_ROADS['d-6']], { size: 1.2 })),
      thing(3.1, 10, towardsLeft(walker({ clothes: 'green', with: 'phone', stride: 0.05 }))),
    ],
  }),
);
