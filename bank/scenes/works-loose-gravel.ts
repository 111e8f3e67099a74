import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { circle } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const stones = [
  [-120, -30],
  [-96, -74],
  [-70, -16],
  [-30, -52],
  [12, -20],
  [40, -88],
  [76, -34],
  [104, -66],
  [126, -14],
]
  .map(([x = 0, y = 0]) => circle(x, y, 7, '#6F675B'))
  .join('');

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [surface(-5.1, 1.7, 9, 120, '#8C8474')],
    things: [
      thing(0, 13, carRear({ paint: 'red' }) + stones),
      thing(2.7, 7.2, signPost([A_CARRIAGEWAY['a-28']])),
    ],
  }),
);
