import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 13.5 },
    things: [thing(2.8, 7.8, signPost([C_DIRECTIONS['c-2']], { size: 1.2 }))],
  }),
);
