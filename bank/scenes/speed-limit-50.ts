import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { speedLimit } from '../kit/signs/b-limits.ts';

export default picture(
  openJunctionView({
    crossing: { z: 24, width: 8 },
    road: { edge: 'line' },
    things: [thing(2.8, 7.6, signPost([speedLimit(50)], { size: 1.25 }))],
  }),
);
