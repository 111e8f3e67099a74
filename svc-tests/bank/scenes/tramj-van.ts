import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(2, 9.5, vanRear({ indicator: 'both' })), thing(4.05, 10.6, carRear({ paint: 'blue' }))],
  }),
);
