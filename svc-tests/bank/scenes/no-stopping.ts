import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { busRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
