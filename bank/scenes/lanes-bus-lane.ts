import { painted } from '../kit/driver/painted-words.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_LANES } from '../kit/signs/d-lanes.ts';
import { busRear } from '../kit/vehicles/bus.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'double', between: 'dashed' },
    ground: [painted('BUS', 3.4, 12)],
    things: [
      thing(0, 11, carRear({ paint: 'silver', braking: true })),
      thing(0, 18, vanRear({ braking: true })),
      thing(0, 26, carRear({ paint: 'red', braking: true })),
      thing(0, 34, carRear({ paint: 'blue', braking: true })),
      thing(3.4, 44, busRear({ paint: 'red' })),
      thing(6.4, 16.4, signPost([D_LANES['d-12']], { size: 1.5 })),
    ],
  }),
);
