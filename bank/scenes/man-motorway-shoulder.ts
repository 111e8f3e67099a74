import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 3.2 },
    setting: 'motorway',
    ground: [otherCarriageway(-9), crashBarrier(-7.4), crashBarrier(5.6)],
    things: [thing(-3.4, 45, carRear({ paint: 'silver' }))],
  }),
);
