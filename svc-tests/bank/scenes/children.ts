import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_DANGERS } from '@zielona-fala/scene-kit/signs/a-dangers.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
