import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { heightLimit } from '../kit/signs/b-limits.ts';
import { prohibitionAhead } from '../kit/signs/f-lanes.ts';

const sign = prohibitionAhead(heightLimit(3.5), 800);

export default picture(
  driverView({ setting: 'village', things: [thing(2.45, 6.7, signPost([sign], { clearance: 0.95 }))] }),
);
