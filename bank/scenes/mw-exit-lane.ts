import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { board } from '../kit/signs/plates.ts';
import { upArrow } from '../kit/signs/symbols/arrow.ts';
import { place } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const exit = board(
  lettering('Zjazd', { x: -10, y: 8, size: 26, fill: SIGN.white, anchor: 'middle', widest: 60 }) +
    place({ x: 36, y: 2, turn: 40, scale: 0.62 }, upArrow(0, 20, -24, { width: 10, reach: 13 })),
  46,
);

export default picture(
  driverView({
    setting: 'motorway',
    road: { lanes: 3, ownLane: 2, oncoming: 0, edge: 'line', between: 'none' },
    ground: [
      otherCarriageway(-7.6),
      crashBarrier(-6.4),
      lineAlong(-1.7, 'dashed'),
      ...[-0.12, 0, 0.12].map((step) => lineAlong(1.7 + step, 'dashed')),
    ],
    things: [
      thing(-3.4, 24, carRear({ paint: 'white' })),
      thing(0, 42, lorryRear()),
      thing(6.6, 17, signPost([exit], { size: 2.4, clearance: 1.4 })),
    ],
  }),
);
