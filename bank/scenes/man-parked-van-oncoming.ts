import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    things: [
      thing(0.4, 13, vanRear({ indicator: 'both' })),
      thing(-3.4, 20, carFront({ paint: 'blue', headlights: true })),
    ],
  }),
);
