import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { tunnelMouth } from '@zielona-fala/scene-kit/driver/tunnel.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ZONES } from '@zielona-fala/scene-kit/signs/d-zones.ts';
import { board } from '@zielona-fala/scene-kit/signs/plates.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
