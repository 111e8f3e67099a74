import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { insideTunnel } from '../kit/driver/tunnel.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

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
