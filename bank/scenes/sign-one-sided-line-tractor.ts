import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'solid-right' },
    things: [thing(0.4, 15, tractorRear({ paint: 'red' }))],
  }),
);
