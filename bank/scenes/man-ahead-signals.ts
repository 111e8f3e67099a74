import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(-0.75, 10, carRear({ paint: 'red', indicator: 'left' })), thing(0.5, 19, tractorRear())],
  }),
);
