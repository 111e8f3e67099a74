import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2 },
    setting: 'motorway',
    ground: [otherCarriageway(-9), crashBarrier(-7.4)],
    things: [thing(0, 22, carRear({ paint: 'red' })), thing(5, 12, signPost([D_ROADS['d-7']]))],
  }),
);
