import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [
      thing(2.7, 7.2, signPost([A_DANGERS['a-17']], { size: 1.2 })),
      thing(3.4, 21, tree()),
      thing(-6.6, 15, tree(true)),
      thing(-6.6, 30, tree()),
      thing(1.0, 30, carRear({ paint: 'silver' })),
    ],
  }),
);
