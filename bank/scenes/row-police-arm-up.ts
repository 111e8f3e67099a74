import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { policeman } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-1.7, 11.6, policeman({ facing: 'front', gesture: 'arm-up' }))],
  }),
);
