import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryFront } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(-3.2, 8.6, carRear({ paint: 'red' })), thing(-3.3, 55, lorryFront())],
  }),
);
