import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    things: [thing(2.75, 7.8, signPost([B_MANOEUVRES['b-21']], { size: 1.2 }))],
  }),
);
