import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 3, ownLane: 3, oncoming: 0 },
    things: [thing(5.8, 14.6, carRear({ paint: 'blue', indicator: 'left' }))],
  }),
);
