import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { policeman } from '@zielona-fala/scene-kit/people/police.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-1.7, 11.6, policeman({ facing: 'front', gesture: 'arm-up' }))],
  }),
);
