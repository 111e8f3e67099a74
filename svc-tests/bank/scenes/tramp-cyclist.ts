import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(0.15, 8.6, cyclistRear({ clothes: 'orange' })),
      thing(4, 15, carRear({ paint: 'grey' })),
      thing(4, 22, carRear({ paint: 'blue' })),
    ],
  }),
);
