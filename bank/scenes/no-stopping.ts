import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { busRear } from '../kit/vehicles/bus.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 2, middle: 'double' },
    things: [
      thing(2.7, 7.4, signPost([B_MANOEUVRES['b-36']], { size: 1.2 })),
      thing(3.6, 19, tree()),
      thing(3.6, 33, tree()),
      thing(-3.4, 26, busRear({ paint: 'red' })),
    ],
  }),
);
