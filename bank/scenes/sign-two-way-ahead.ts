import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0 },
    things: [
      thing(0.1, 15, carRear({ paint: 'blue' })),
      thing(-3.4, 21, carRear({ paint: 'red' })),
      thing(2.45, 6.7, signPost([A_CARRIAGEWAY['a-20']])),
    ],
  }),
);
