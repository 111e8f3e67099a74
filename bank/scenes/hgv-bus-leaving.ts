import { behindOnTheLeft } from '../kit/driver/behind.ts';
import { taper } from '../kit/driver/dual.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { surface } from '../kit/driver/markings.ts';
import { type Ground, thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { cabDashboard } from '../kit/inside/cab.ts';
import { outsideMirror } from '../kit/inside/outside-mirror.ts';
import { PAINT, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { path } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

/** The bay lies where the own lane is drawn, the lane beside it is the second one. */
const road = { lanes: 2, between: 'none' } as const;

/** The bay, whose end is `z` metres away ahead or behind. */
const bay = (z: number): readonly Ground[] => [
  taper([2.05, z - 0.4], [-1.7, z + 8], 2.05, SCENE.kerb),
  taper([2.05, z], [-1.4, z + 8], 2.05, SCENE.pavement),
  surface(-1.7, 2.05, z + 8, 400, SCENE.kerb),
  surface(-1.4, 2.05, z + 8, 400, SCENE.pavement),
  lineAlong(-1.7, 'long-dashed', 0, z),
];

/** On the right the side of the own bus; beside it the lane with the red car. */
const shown =
  behindOnTheLeft({
    road,
    setting: 'town',
    vanishing: { x: 30, y: -52 },
    height: 2.6,
    travelled: 4.5,
    ground: bay(15),
    things: [thing(-3.3, 6.8, carFront({ paint: 'red' }))],
  }) + path('M33.5-66V0L59 360H75V-130H48Z', PAINT.yellow);

export default picture(
  driverView({
    seat: 'cab',
    setting: 'town',
    road,
    ground: bay(14),
    front: outsideMirror(112, 252, shown) + cabDashboard('left'),
  }),
);
