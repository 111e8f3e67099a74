import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tunnelMouth } from '../kit/driver/tunnel.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';
import { board } from '../kit/signs/plates.ts';
import { carRear } from '../kit/vehicles/car.ts';

const length = board(
  lettering('1200 m', { x: 0, y: 9.5, size: 28, fill: SIGN.white, anchor: 'middle', widest: 80 }),
  40,
);

export default picture(
  driverView({
    setting: 'bare',
    road: { middle: 'solid' },
    things: [
      thing(-1.7, 34, tunnelMouth()),
      thing(0, 18, carRear({ paint: 'red' })),
      thing(3.4, 10.5, signPost([D_ZONES['d-37'], length], { clearance: 1 })),
    ],
  }),
);
