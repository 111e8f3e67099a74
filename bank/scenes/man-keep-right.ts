import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line', shoulder: 2.8 },
    setting: 'motorway',
    ground: [otherCarriageway(-5.4), crashBarrier(-3.6)],
  }),
);
