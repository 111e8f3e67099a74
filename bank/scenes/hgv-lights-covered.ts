import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { path, rect } from '../kit/svg.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

const coulters = Array.from({ length: 9 }, (_, index) => -140 + index * 35)
  .map((x) => `M${x - 6}-96h12l-4 62h-4z`)
  .join('');
/** A seed drill on the linkage: 3 m wide, it hides everything below the cab's window. */
const drill =
  rect(-150, -236, 300, 100, '#C23A2C', 8) +
  rect(-150, -236, 300, 16, '#8F2A20', 6) +
  rect(-150, -136, 300, 26, '#6E7579') +
  rect(-150, -112, 300, 18, '#5B6468') +
  path(coulters, '#3C4448');

export default picture(
  driverView({
    setting: 'country',
    light: 'dusk',
    things: [thing(0.15, 8.8, tractorRear() + drill)],
  }),
);
