import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { stander, walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      surface(1.35, 3.2, 6, 34, SCENE.kerb),
      surface(1.5, 3.05, 6.4, 33, SCENE.pavement),
    ],
    things: [
      thing(2.6, 7.8, signPost([D_STOPS['d-17']], { size: 1.1, clearance: 2 })),
      thing(1.72, 9.6, towardsLeft(walker({ clothes: 'blue', with: 'phone', standing: true }))),
      thing(2.85, 11.6, stander({ clothes: 'orange', with: 'bag' })),
      thing(1.78, 15, stander({ clothes: 'green', hair: '#C9C6C0' })),
    ],
  }),
);
