import { stopLine } from '../kit/driver/markings.ts';
import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default picture(
  openJunctionView({
    beyond: 'wood',
    crossing: { z: 13 },
    ground: [stopLine(-1.6, 1.6, 10)],
    things: [thing(2.8, 7.8, signPost([B_MANOEUVRES['b-20']], { size: 1.2 }))],
  }),
);
