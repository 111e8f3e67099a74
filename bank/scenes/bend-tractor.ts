import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'village',
    bend: -62,
    road: { middle: 'none' },
    things: [thing(0.3, 17, tractorRear()), thing(3, 8.6, signPost([A_JUNCTIONS['a-2']]))],
  }),
);
