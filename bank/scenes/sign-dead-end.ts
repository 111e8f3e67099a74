import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [thing(2.45, 6.7, signPost([D_ROADS['d-4a']]))],
  }),
);
