import { tramTrack, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
