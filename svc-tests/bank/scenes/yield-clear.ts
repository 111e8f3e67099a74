import { giveWayLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 13 },
    ground: [giveWayLine(-1.5, 1.6, 9.6)],
    things: [thing(2.7, 8, signPost([A_JUNCTIONS['a-7']], { size: 1.2 }))],
  }),
);
