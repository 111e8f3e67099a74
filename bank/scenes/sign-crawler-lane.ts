import { taper } from '../kit/driver/dual.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_LANES } from '../kit/signs/d-lanes.ts';

export default picture(
  driverView({
    setting: 'country',
    hilltop: 70,
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'double', between: 'none' },
    ground: [
      surface(1.7, 60, 0, 7.1, SCENE.meadow),
      taper([1.7, 7], [5.1, 18], 60, SCENE.meadow),
      lineAlong(1.7, 'dashed', 10),
    ],
    things: [thing(2.45, 6.7, signPost([D_LANES['d-13']]))],
  }),
);
