import { crashBarrier, otherCarriageway } from '@zielona-fala/scene-kit/driver/dual.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { lorryRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
