import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { busRear } from '../kit/vehicles/bus.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 2, ownLane: 1, oncoming: 0, edge: 'line', shoulder: 3 },
    ground: [otherCarriageway(-7.6), crashBarrier(-6.4), crashBarrier(5)],
    things: [
      thing(3.3, 14, busRear({ paint: 'yellow', indicator: 'both' })),
      thing(-0.1, 26, carRear({ paint: 'red' })),
      thing(-3.4, 17, carRear({ paint: 'white' })),
    ],
  }),
);
