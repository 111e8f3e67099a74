import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { cyclistFront } from '../kit/vehicles/cyclist-front.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [
      thing(0.3, 13, carRear({ paint: 'silver', indicator: 'both' })),
      thing(-4.3, 17, cyclistFront({ clothes: 'green' })),
    ],
  }),
);
