import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { caravanRear } from '../kit/vehicles/caravan-rear.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2.6 },
    ground: [otherCarriageway(-7.6), crashBarrier(-6.4)],
    things: [
      thing(0, 14, caravanRear()),
      thing(5.5, 14.4, signPost([D_ROADS['d-9']], { size: 1.8, clearance: 1.3 })),
      thing(-11, 60, carFront({ paint: 'white' })),
    ],
  }),
);
