import { otherCarriageway } from '../kit/driver/dual.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line' },
    ground: [otherCarriageway(-5.6), surface(-6, -1.55, 11, 17, SCENE.asphalt)],
    things: [
      thing(-11, 64, carFront({ paint: 'blue' })),
      thing(6.6, 17.4, signPost([D_ROADS['d-7']], { size: 1.6, clearance: 1.3 })),
    ],
  }),
);
