import { narrowing } from '../kit/driver/narrowing.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [...narrowing({ from: 10, to: 14 })],
    things: [thing(-3.3, 30, carFront({ paint: 'blue' })), thing(2.45, 6.7, signPost([D_ROADS['d-5']]))],
  }),
);
