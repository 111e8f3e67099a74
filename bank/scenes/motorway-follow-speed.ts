import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { path, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const speedDisplay =
  path(`M0 ${HEIGHT}V470C240 430 720 430 ${WIDTH} 470V${HEIGHT}Z`, '#20292E') +
  rect(330, 418, 300, 108, '#10171B', 18, { stroke: '#37434A', width: 5 }) +
  lettering('120', { x: 432, y: 498, size: 84, fill: '#E6ECEE', anchor: 'middle' }) +
  lettering('km/h', { x: 556, y: 496, size: 40, fill: '#AEB8BD', anchor: 'middle' });

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 3 },
    setting: 'motorway',
    ground: [otherCarriageway(-9), crashBarrier(-7.4)],
    things: [thing(0, 21, carRear({ paint: 'red' })), thing(5.2, 13, signPost([D_ROADS['d-9']]))],
    front: speedDisplay,
  }),
);
