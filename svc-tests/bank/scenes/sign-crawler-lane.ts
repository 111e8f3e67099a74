import { taper } from '@zielona-fala/scene-kit/driver/dual.ts';
import { lineAlong, surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_LANES } from '@zielona-fala/scene-kit/signs/d-lanes.ts';

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
