import { lineAlong, surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_STOPS } from '@zielona-fala/scene-kit/signs/d-stops.ts';
import { T_JUNCTIONS } from '@zielona-fala/scene-kit/signs/t-junctions.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
