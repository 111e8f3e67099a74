import { giveWayLine } from '../kit/driver/markings.ts';
import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 13 },
    ground: [giveWayLine(-1.5, 1.6, 9.6)],
    things: [thing(2.7, 8, signPost([A_JUNCTIONS['a-7']], { size: 1.2 }))],
  }),
);
