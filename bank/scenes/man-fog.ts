import { lampsOver } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    light: 'fog',
    things: [thing(0, 15, carRear({ paint: 'grey' }))],
    front: lampsOver(0, 15, '#E0303A'),
  }),
);
