import { crashBarrier, otherCarriageway, taper } from '../kit/driver/dual.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    road: { lanes: 3, oncoming: 0, between: 'none' },
    setting: 'motorway',
    ground: [
      otherCarriageway(-12.5),
      crashBarrier(-10.6),
      lineAlong(-8.3, 'solid'),
      lineAlong(-5.1, 'dashed'),
      ...[-0.14, 0, 0.14].map((step) => lineAlong(-1.7 + step, 'dashed', 2, 42)),
      lineAlong(-1.7, 'solid', 42),
      lineAlong(1.6, 'solid', 3, 24),
      taper([1.75, 24], [-1.55, 42], 60, SCENE.meadowFar),
      taper([-1.55, 42], [-1.55, 400], 60, SCENE.meadowFar),
    ],
    things: [thing(-3.5, 13, lorryRear())],
  }),
);
