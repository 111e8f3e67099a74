import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { tractorBonnet } from '../kit/inside/tractor.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'motorway',
    road: { lanes: 2, ownLane: 1, oncoming: 0, edge: 'line', shoulder: 2.5 },
    things: [thing(5.3, 13.2, signPost([D_ROADS['d-7']], { size: 1.7, clearance: 1.5 }))],
    front: tractorBonnet(),
  }),
);
