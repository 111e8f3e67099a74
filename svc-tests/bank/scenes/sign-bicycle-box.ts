import { stopLine, surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { paintedBicycle } from '@zielona-fala/scene-kit/driver/painted.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13.6 },
    ground: [
      surface(-1.7, 1.7, 7.9, 12, '#8E4A43'),
      stopLine(-1.7, 1.7, 7.3, true),
      stopLine(-1.7, 1.7, 12, true),
      paintedBicycle(0, 8.5),
    ],
    things: [thing(3, 12.2, signalPost(trafficLight({ lamp: 'red' })))],
  }),
);
