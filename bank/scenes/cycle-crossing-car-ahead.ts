import { cyclistsCrossing } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carRear } from '../kit/vehicles/car.ts';

const road = { lanes: 2, ownLane: 2, oncoming: 0 } as const;

export default picture(
  driverView({
    road,
    ground: [cyclistsCrossing(-1.7, 5.1, 14.6)],
    things: [
      thing(3.3, 10, carRear({ paint: 'red', braking: true })),
      thing(5.9, 14.4, signPost([D_ROADS['d-6a']], { size: 1.1 })),
      ...passersBy(road, 8),
    ],
  }),
);
