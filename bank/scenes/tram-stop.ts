import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(-3.4), tramTrack(-6.8)],
    things: [
      thing(-3.4, 13.6, tramEnd({ rear: true, paint: 'yellow' })),
      thing(-1.2, 13.4, walker({ clothes: 'orange', with: 'bag' })),
      thing(0.2, 12.4, walker({ clothes: 'blue', hair: '#2B211B', stride: 0.4 })),
      thing(1.35, 14, walker({ clothes: 'green', age: 'old', with: 'stick', hair: '#C9C6C0' })),
      thing(2.75, 8.6, signPost([D_STOPS['d-17']], { size: 1.25 })),
    ],
  }),
);
