import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { lengthLimit } from '../kit/signs/b-limits.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'wood',
    bend: -70,
    things: [thing(2.8, 7.6, signPost([lengthLimit(10)], { size: 1.45, clearance: 1.1 }))],
  }),
);
