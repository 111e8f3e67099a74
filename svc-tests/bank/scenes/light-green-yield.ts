import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';

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
