import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { policeman } from '@zielona-fala/scene-kit/people/police.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { C_DIRECTIONS } from '@zielona-fala/scene-kit/signs/c-directions.ts';

export default picture(
  townJunctionView({
    crossing: { z: 10.5 },
    things: [
      thing(2.9, 8.6, signPost([C_DIRECTIONS['c-5']])),
      thing(-1, 11.6, policeman({ facing: 'right', gesture: 'at-rest' })),
    ],
  }),
);
