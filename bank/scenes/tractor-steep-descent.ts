import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { tractorBonnet } from '../kit/inside/tractor.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { gradient } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    road: { middle: 'none' },
    hilltop: 30,
    things: [thing(3.2, 11, signPost([A_CARRIAGEWAY['a-22'], gradient(14)], { clearance: 1.2 }))],
    front: tractorBonnet(),
  }),
);
