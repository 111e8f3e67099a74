import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    light: 'night',
    road: { shoulder: 2.4, middle: 'solid' },
    things: [thing(2.9, 8.6, carRear({ paint: 'blue' })), thing(-16, 60, cottage())],
  }),
);
