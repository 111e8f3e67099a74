import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { beacon } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { worksBarrier } from '@zielona-fala/scene-kit/driver/roadworks.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0 },
    things: [
      thing(-3.4, 8.5, carRear({ paint: 'blue', braking: true })),
      thing(-3.4, 15, vanRear({ braking: true })),
      thing(-3.4, 22, carRear({ paint: 'silver', braking: true })),
      thing(-3.4, 29, carRear({ paint: 'red', braking: true })),
      thing(-3.4, 37, carRear({ paint: 'green' })),
      thing(0, 17, worksBarrier({ width: 3, top: 0.7 })),
      thing(-1.2, 19, beacon()),
      thing(-1.3, 24, beacon()),
      thing(-1.3, 30, beacon()),
    ],
  }),
);
