import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { endOfSpeedLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    things: [
      thing(2.45, 6.7, signPost([endOfSpeedLimit(30)])),
      thing(-3.4, 26, carFront({ paint: 'silver' })),
    ],
  }),
);
