import { warningTriangle } from '../kit/close-up/triangle.ts';
import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, ownLane: 1, oncoming: 0, edge: 'line', shoulder: 3 },
    ground: [otherCarriageway(-7.6), crashBarrier(-6.4), crashBarrier(5)],
    things: [
      thing(2.9, 8.4, warningTriangle()),
      thing(3.3, 26, carRear({ paint: 'silver', indicator: 'both' })),
      thing(4.4, 15, stander({ clothes: 'yellow', with: 'reflector', back: true })),
      thing(-3.4, 24, lorryRear({ paint: 'blue' })),
    ],
  }),
);
