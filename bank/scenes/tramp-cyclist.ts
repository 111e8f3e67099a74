import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';
import { carRear } from '../kit/vehicles/car.ts';

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
