import { surface } from '../kit/driver/markings.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

const WATER = '#9DB6C2';
const RUTS = [-4.1, -2.6, -0.75, 0.75];

export default picture(
  driverView({
    setting: 'country',
    light: 'rain',
    ground: RUTS.flatMap((x) => [
      surface(x - 0.32, x + 0.32, 4, 120, WATER),
      surface(x - 0.05, x + 0.1, 5, 60, '#C9DAE2'),
    ]),
  }),
);
