import { crashBarrier, otherCarriageway } from '@zielona-fala/scene-kit/driver/dual.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'motorway',
    road: { lanes: 2, ownLane: 1, oncoming: 0, edge: 'line', shoulder: 2.5 },
    ground: [otherCarriageway(-8.2), crashBarrier(-6.6)],
    things: [thing(5.6, 13.5, signPost([D_ROADS['d-9']], { size: 1.5, clearance: 1.6 }))],
  }),
);
