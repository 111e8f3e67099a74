import { taper } from '../kit/driver/dual.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { lineThrough } from '../kit/driver/strokes.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_LANES } from '../kit/signs/d-lanes.ts';
import { carRear } from '../kit/vehicles/car.ts';

const edge = lineThrough([
  [1.6, 9],
  [-1.8, 34],
  [-1.8, 200],
]);

export default picture(
  driverView({
    setting: 'country',
    road: { lanes: 2, oncoming: 1, middle: 'double', between: 'none' },
    ground: [
      lineAlong(-1.7, 'dashed', 0, 16),
      taper([1.7, 9], [-0.34, 24.1], 80, SCENE.meadow),
      taper([-0.34, 24], [-1.7, 34.1], 80, SCENE.meadowFar),
      surface(-1.7, 80, 34, 400, SCENE.meadowFar),
      edge,
    ],
    things: [thing(-3.3, 8.6, carRear({ paint: 'red' })), thing(2.5, 6.8, signPost([D_LANES['d-14']]))],
  }),
);
