import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    things: [
      thing(0.4, 13, vanRear({ indicator: 'both' })),
      thing(-3.4, 20, carFront({ paint: 'blue', headlights: true })),
    ],
  }),
);
