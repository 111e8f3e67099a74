import { cyclistsCrossing } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 0 },
    ground: [cyclistsCrossing(-1.7, 5.1, 12)],
    things: [
      thing(3.4, 9.4, carRear({ paint: 'yellow' })),
      thing(-2.8, 11.6, signPost([D_ROADS['d-6a']], { size: 1.2 })),
    ],
  }),
);
