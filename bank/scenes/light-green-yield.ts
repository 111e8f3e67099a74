import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost, signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13.5 },
    ground: [stopLine(-1.5, 1.6, 9.6, true)],
    things: [
      thing(2.75, 11.7, signalPost(trafficLight({ lamp: 'green' }), 1.5)),
      thing(4.15, 11.8, signPost([A_JUNCTIONS['a-7']], { clearance: 1.9, size: 1.5 })),
    ],
  }),
);
