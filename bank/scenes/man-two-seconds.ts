import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { path, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const post =
  rect(-8, -110, 16, 110, '#fff', 5) +
  path('M-8-92L8-100V-72L-8-64Z', SIGN.black) +
  rect(-3, -88, 6, 16, SIGN.red);

export default picture(
  driverView({
    setting: 'country',
    things: [thing(0, 17, carRear({ paint: 'red' })), thing(2.35, 17, post), thing(-6, 30, post)],
  }),
);
