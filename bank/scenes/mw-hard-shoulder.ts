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
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 3 },
    ground: [otherCarriageway(-7.6), crashBarrier(-6.4), crashBarrier(5)],
    things: [
      thing(3.2, 17, carRear({ paint: 'silver', indicator: 'both' })),
      thing(5.6, 16, stander({ clothes: 'yellow', with: 'reflector' })),
      thing(-3.4, 30, lorryRear({ paint: 'blue' })),
    ],
  }),
);
