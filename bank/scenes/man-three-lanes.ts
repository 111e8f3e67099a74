import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 3, ownLane: 3, oncoming: 0 },
    things: [thing(5.8, 14.6, carRear({ paint: 'blue', indicator: 'left' }))],
  }),
);
