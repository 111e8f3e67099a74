import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { policeman } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default picture(
  townJunctionView({
    crossing: { z: 10.5 },
    things: [
      thing(2.9, 8.6, signPost([C_DIRECTIONS['c-5']])),
      thing(-1, 11.6, policeman({ facing: 'right', gesture: 'at-rest' })),
    ],
  }),
);
