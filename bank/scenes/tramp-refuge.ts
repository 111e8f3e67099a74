import { surface, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      zebra(-8.5, 1.3, 9.4),
      zebra(3.5, 5.1, 9.4),
      surface(1.5, 3.3, 6.2, 17, SCENE.kerb),
      surface(1.62, 3.18, 6.6, 16.6, SCENE.pavement),
    ],
    things: [
      thing(
        2.25,
        11.2,
        towardsLeft(walker({ clothes: 'green', hair: '#B98B4E', long: true, standing: true })),
      ),
      thing(5.6, 13.4, signPost([D_ROADS['d-6']], { size: 1.25, clearance: 1.6 })),
    ],
  }),
);
