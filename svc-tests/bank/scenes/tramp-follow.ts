import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { stander, walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_STOPS } from '@zielona-fala/scene-kit/signs/d-stops.ts';
import { tramEnd } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
