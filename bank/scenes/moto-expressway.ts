import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 2.2 },
    setting: 'motorway',
    ground: [otherCarriageway(-9), crashBarrier(-7.4)],
    things: [
      thing(0, 48, lorryRear({ paint: 'silver' })),
      thing(4.6, 11.5, signPost([D_ROADS['d-7']], { clearance: 1.6, size: 1.5 })),
    ],
    front: handlebars({ kind: 'moped', paint: 'red' }),
  }),
);
