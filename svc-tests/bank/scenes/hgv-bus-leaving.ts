import { taper } from '@zielona-fala/scene-kit/driver/dual.ts';
import { lineAlong, surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { outsideMirror } from '@zielona-fala/scene-kit/outside-mirror.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { circle, path, place, polygon, rect } from '@zielona-fala/scene-kit/svg.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

const KERB_LINE = -1.7;
/** The bay is the own lane here, the lane beside it the one the bus wants to enter. */
const road = { lanes: 2, between: 'none' } as const;

/** Beside the bus's own yellow flank: the lane with the red car, and the other direction beyond the broken line. */
const shown =
  behindOnTheLeft({
    road: { ...road, lanes: 1 },
    setting: 'town',
  }) + path('', PAINT.yellow);

const dashboard =
  path('M0 540V508C240 488 720 488 960 508V540Z', '#20292E') +
  path('M430 512V538L400 525Z', '#3BE36B') +
  circle(418, 525, 26, '#3BE36B44') +
  path('M530 512V538L560 525Z', '#2F3B41');

export default picture(
  driverView({
    seat: 'cab',
    setting: 'town',
    road: { lanes: 2, between: 'none' },
    ground: [
      taper([2.05, 13.6], [-1.7, 22], 2.05, SCENE.kerb),
      taper([2.05, 14], [-1.4, 22], 2.05, SCENE.pavement),
      surface(-1.7, 2.05, 22, 400, SCENE.kerb),
      surface(-1.4, 2.05, 22, 400, SCENE.pavement),
      lineAlong(-1.7, 'long-dashed', 0, 14),
    ],
    front: outsideMirror(112, 252, shown) + dashboard,
  }),
);
