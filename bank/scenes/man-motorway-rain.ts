import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { ellipse, faded } from '../kit/svg.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const spray = faded(
  0.55,
  ellipse(-90, -70, 150, 90, '#E6EEF2'),
  ellipse(100, -60, 150, 80, '#E6EEF2'),
  ellipse(0, -40, 260, 60, '#F1F6F8'),
);

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2.5 },
    setting: 'motorway',
    light: 'rain',
    ground: [
      otherCarriageway(-9),
      crashBarrier(-7.4),
      ...[-4.2, -2.6, -0.8, 0.8].map((x) => surface(x - 0.3, x + 0.3, 4, 120, '#8FA5B0')),
    ],
    things: [thing(0.1, 21, lorryRear() + spray)],
  }),
);
