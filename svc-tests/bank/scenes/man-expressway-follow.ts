import { crashBarrier, otherCarriageway } from '@zielona-fala/scene-kit/driver/dual.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2 },
    setting: 'motorway',
    ground: [otherCarriageway(-9), crashBarrier(-7.4)],
    things: [thing(0, 22, carRear({ paint: 'red' })), thing(5, 12, signPost([D_ROADS['d-7']]))],
  }),
);
