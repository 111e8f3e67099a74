import { lineAlong } from '../kit/driver/lines.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [surface(1.6, 4, 11, 80, SCENE.asphalt), lineAlong(1.7, 'dashed', 11)],
    things: [
      thing(2.8, 19, carRear({ paint: 'red' })),
      thing(2.8, 25, carRear({ paint: 'silver' })),
      thing(2.5, 6.9, signPost([D_STOPS['d-18'], T_JUNCTIONS['t-30i']], { clearance: 0.45 })),
    ],
  }),
);
