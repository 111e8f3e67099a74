import { excludedArea } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { lanes: 2, between: 'none', middle: 'solid', edge: 'line' },
    ground: [excludedArea(-5.1, -1.75, 4, 70)],
    things: [thing(0.1, 10, carRear({ paint: 'red' }))],
  }),
);
