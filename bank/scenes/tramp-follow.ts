import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander, walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { middle: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(0, 13.4, tramEnd({ rear: true, braking: true, paint: 'red' })),
      thing(2.3, 12.6, walker({ clothes: 'yellow', with: 'bag' })),
      thing(3.4, 15, stander({ clothes: 'green' })),
      thing(3.9, 10.4, signPost([D_STOPS['d-17']], { size: 1.25, clearance: 1.4 })),
    ],
  }),
);
