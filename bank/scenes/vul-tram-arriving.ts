import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { towardsLeft } from '../kit/svg.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(-3.1), tramTrack(-6.3)],
    things: [
      thing(-3.1, 12.4, tramEnd({ rear: true, braking: true, paint: 'yellow' })),
      thing(2.9, 10, signPost([D_STOPS['d-17']], { size: 1.3 })),
      thing(0.5, 13.6, towardsLeft(walker({ clothes: 'red', with: 'bag' }))),
      thing(1.35, 15, towardsLeft(walker({ clothes: 'green' }))),
      thing(2.5, 14, towardsLeft(walker({ clothes: 'blue', stride: 0.3 }))),
    ],
  }),
);
