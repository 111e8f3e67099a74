import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';

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
