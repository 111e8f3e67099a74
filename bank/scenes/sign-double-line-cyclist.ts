import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';

export default picture(
  driverView({
    setting: 'village',
    road: { middle: 'double', shoulder: 1.1 },
    things: [thing(2.3, 10, cyclistRear())],
  }),
);
