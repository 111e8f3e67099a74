import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { circle, path, rect } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const beacons = [-84, 84].map(
  (x) => rect(x - 24, -398, 48, 28, '#FF9A1E', 8) + circle(x, -386, 46, '#FF9A1E66'),
);
/** What a gritter throws onto the road. */
const grit = path('M-70-40L-120 0H120L70-40Z', '#D9D2C455');

export default picture(
  driverView({
    setting: 'village',
    things: [
      thing(0, 15, lorryRear({ paint: 'orange' }) + beacons.join('') + grit),
      thing(-3.3, 36, carFront({ paint: 'silver' })),
    ],
  }),
);
