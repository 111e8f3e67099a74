import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 1.5, oncoming: 0 },
    ground: [zebra(-3.4, 3.4, 12.2)],
    things: [
      thing(-2, 7.4, carRear({ paint: 'grey', braking: true })),
      thing(2, 7.4, carRear({ paint: 'red', braking: true })),
      thing(1.5, 13.6, towardsLeft(walker({ clothes: 'yellow', with: 'bag' }))),
      thing(4.2, 12, signPost([D_ROADS['d-6']], { clearance: 2.2 })),
    ],
    front: handlebars({ paint: 'green' }),
  }),
);
