import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carFront, carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 2, middle: 'double' },
    things: [
      thing(-3.4, 12, carRear({ paint: 'blue' })),
      thing(-6.9, 34, carFront({ paint: 'white' })),
      thing(-10.3, 48, carFront({ paint: 'green' })),
    ],
  }),
);
