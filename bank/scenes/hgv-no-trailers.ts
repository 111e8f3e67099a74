import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { tractorBonnet } from '../kit/inside/tractor.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    things: [
      thing(-13, 26, cottage()),
      thing(13.5, 30, cottage('#E9DECF')),
      thing(2.72, 7.6, signPost([B_ENTRY['b-7']], { size: 1.4, clearance: 1 })),
    ],
    front: tractorBonnet(),
  }),
);
