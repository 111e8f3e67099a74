import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { C_DIRECTIONS } from '@zielona-fala/scene-kit/signs/c-directions.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 13.5 },
    things: [thing(2.8, 7.8, signPost([C_DIRECTIONS['c-2']], { size: 1.2 }))],
  }),
);
