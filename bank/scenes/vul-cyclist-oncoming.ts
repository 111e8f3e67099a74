import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [thing(1, 9, cyclistRear()), thing(-3.2, 15, carFront({ paint: 'red' }))],
  }),
);
