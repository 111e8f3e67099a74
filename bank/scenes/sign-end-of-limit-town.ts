import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { endOfSpeedLimit } from '../kit/signs/b-limits.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    things: [
      thing(2.45, 6.7, signPost([endOfSpeedLimit(30)])),
      thing(-3.4, 26, carFront({ paint: 'silver' })),
    ],
  }),
);
