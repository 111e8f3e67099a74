import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 9.4)],
    things: [
      thing(1.75, 11.2, towardsLeft(walker({ clothes: 'red', hair: '#5B3420', long: true, with: 'bag' }))),
      thing(3.9, 13.5, signPost([D_ROADS['d-6']], { size: 1.25 })),
      thing(-6.1, 16, towardsLeft(signPost([D_ROADS['d-6']], { size: 1.25 }))),
      thing(-3.4, 40, carFront({ paint: 'blue' })),
      thing(-7, 21, tree()),
    ],
  }),
);
