import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 14)],
    things: [
      thing(0, 9.4, carRear({ paint: 'red' })),
      thing(2.9, 13.5, signPost([D_ROADS['d-6']], { size: 1.3 })),
    ],
  }),
);
