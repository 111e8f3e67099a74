import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4), zebra(-8.5, 5.1, 10)],
    things: [
      thing(2.1, 11.8, towardsLeft(walker({ clothes: 'yellow', hair: '#3A2A22', long: true, with: 'bag' }))),
      thing(5.5, 13.2, signPost([D_ROADS['d-6']], { size: 1.3, clearance: 1.6 })),
      thing(8.2, 22, tree()),
    ],
  }),
);
