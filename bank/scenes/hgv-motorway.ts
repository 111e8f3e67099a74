import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'motorway',
    road: { lanes: 2, ownLane: 1, oncoming: 0, edge: 'line', shoulder: 2.5 },
    ground: [otherCarriageway(-8.2), crashBarrier(-6.6)],
    things: [thing(5.6, 13.5, signPost([D_ROADS['d-9']], { size: 1.5, clearance: 1.6 }))],
  }),
);
