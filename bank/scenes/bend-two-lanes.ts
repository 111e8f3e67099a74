import { otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'motorway',
    bend: 46,
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line' },
    ground: [otherCarriageway(-4.6)],
    things: [
      thing(3.4, 15, lorryRear({ paint: 'blue' })),
      thing(0, 52, carRear({ paint: 'silver' })),
      thing(6, 17, signPost([A_JUNCTIONS['a-1']], { size: 1.4 })),
    ],
  }),
);
