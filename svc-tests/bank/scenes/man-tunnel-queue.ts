import { surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { insideTunnel } from '@zielona-fala/scene-kit/driver/tunnel.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'bare',
    road: { middle: 'double' },
    ground: [
      surface(-6.2, -5, 3, 160, '#8E9592'),
      surface(1.6, 2.8, 3, 160, '#8E9592'),
      insideTunnel(-6.2, 2.8),
    ],
    things: [
      thing(0, 12, carRear({ paint: 'red', braking: true })),
      thing(0.5, 20, vanRear({ braking: true })),
      thing(0.1, 30, carRear({ paint: 'blue', braking: true })),
      thing(0.4, 42, carRear({ paint: 'silver', braking: true })),
    ],
  }),
);
