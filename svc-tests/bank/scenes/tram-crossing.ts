import { tramTrack, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

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
