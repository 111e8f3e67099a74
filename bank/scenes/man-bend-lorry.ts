import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: 60,
    road: { middle: 'double' },
    things: [thing(0.1, 20, lorryRear()), thing(3.3, 10, signPost([A_JUNCTIONS['a-1']]))],
  }),
);
