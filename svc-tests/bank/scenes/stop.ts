import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';

export default picture(
  openJunctionView({
    beyond: 'wood',
    crossing: { z: 13 },
    ground: [stopLine(-1.6, 1.6, 10)],
    things: [thing(2.8, 7.8, signPost([B_MANOEUVRES['b-20']], { size: 1.2 }))],
  }),
);
