import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4), zebra(-8.5, 5.1, 13)],
    things: [
      thing(3.7, 9.6, carRear({ paint: 'green', braking: true })),
      thing(2, 14.2, towardsLeft(walker({ clothes: 'red', hair: '#6B4423', long: true, with: 'bag' }))),
    ],
  }),
);
