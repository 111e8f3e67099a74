import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.2, 9.4, towardsLeft(walker({ clothes: 'blue', hair: '#6E5A4A', with: 'white-cane' }))),
      thing(7.2, 19, tree(true)),
    ],
  }),
);
