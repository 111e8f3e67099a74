import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { carFront, carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    bend: 45,
    things: [
      thing(-0.6, 9.5, carRear({ paint: 'green' })),
      thing(-0.1, 16, carRear({ paint: 'white' })),
      thing(-0.1, 23, carRear({ paint: 'red' })),
      thing(-3.5, 22, carFront({ paint: 'grey' })),
    ],
    front: handlebars({ kind: 'moped', paint: 'orange' }),
  }),
);
