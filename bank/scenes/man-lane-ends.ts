import { thing } from '../kit/driver/parts.ts';
import { beacon, worksBarrier } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0 },
    things: [
      thing(-3.4, 8.5, carRear({ paint: 'blue', braking: true })),
      thing(-3.4, 15, vanRear({ braking: true })),
      thing(-3.4, 22, carRear({ paint: 'silver', braking: true })),
      thing(-3.4, 29, carRear({ paint: 'red', braking: true })),
      thing(-3.4, 37, carRear({ paint: 'green' })),
      thing(0, 17, worksBarrier({ width: 3, top: 0.7 })),
      thing(-1.2, 19, beacon()),
      thing(-1.3, 24, beacon()),
      thing(-1.3, 30, beacon()),
    ],
  }),
);
