import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    ground: [surface(-2.5, -0.9, 9.6, 40, SCENE.kerb), surface(-2.3, -1.1, 9.9, 40, '#A9B0A6')],
    road: { shoulder: 0.9 },
    things: [
      thing(-1.7, 10, signPost([C_DIRECTIONS['c-9']], { clearance: 0.7 })),
      thing(0.95, 16, tractorRear()),
    ],
  }),
);
