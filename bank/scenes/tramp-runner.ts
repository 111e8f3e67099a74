import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { place } from '../kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4), surface(1.4, 4, 0, 13, SCENE.kerb)],
    things: [
      thing(-0.35, 6, place({ x: 0, y: 0, turn: 9 }, walker({ clothes: 'blue', with: 'bag' }))),
      thing(2.9, 10.6, signPost([D_STOPS['d-17']], { size: 1.25, clearance: 1.5 })),
    ],
  }),
);
