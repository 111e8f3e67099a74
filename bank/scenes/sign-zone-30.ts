import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { speedZone } from '../kit/signs/b-limits.ts';

export default picture(
  townJunctionView({
    crossing: { z: 19 },
    road: { middle: 'none' },
    things: [thing(2.45, 6.7, signPost([speedZone(30)], { clearance: 1 }))],
  }),
);
