import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    things: [thing(2.75, 7.8, signPost([B_MANOEUVRES['b-21']], { size: 1.2 }))],
  }),
);
