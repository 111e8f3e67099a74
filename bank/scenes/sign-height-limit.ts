import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { heightLimit } from '../kit/signs/b-limits.ts';
import { rect } from '../kit/svg.ts';

const bridge =
  rect(-2600, -520, 5200, 190, '#B7AE9E') +
  rect(-2600, -560, 5200, 44, '#9C9486') +
  rect(-2600, -330, 1960, 330, '#A79E8F') +
  rect(640, -330, 1960, 330, '#A79E8F') +
  rect(-640, -330, 1280, 14, '#00000033');

export default picture(
  driverView({
    setting: 'country',
    things: [thing(-1.7, 22, bridge), thing(2.45, 6.7, signPost([heightLimit(2.7)]))],
  }),
);
