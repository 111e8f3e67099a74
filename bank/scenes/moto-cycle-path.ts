import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { C_PATHS } from '../kit/signs/c-paths.ts';
import { carFront, carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [surface(2.05, 3.1, 0, 400, SCENE.meadow), surface(3.1, 5, 0, 400, '#9C4B43')],
    things: [
      thing(0.1, 11, carRear({ paint: 'silver' })),
      thing(0.1, 19, carRear({ paint: 'yellow' })),
      thing(-3.4, 20, carFront({ paint: 'green' })),
      thing(2.6, 8, signPost([C_PATHS['c-13']], { clearance: 1.4 })),
    ],
    front: handlebars({ kind: 'moped' }),
  }),
);
