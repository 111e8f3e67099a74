import { zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [zebra(-5.1, 1.7, 14)],
    things: [
      thing(0, 9.4, carRear({ paint: 'red' })),
      thing(2.9, 13.5, signPost([D_ROADS['d-6']], { size: 1.3 })),
    ],
  }),
);
