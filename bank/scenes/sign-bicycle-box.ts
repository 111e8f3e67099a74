import { stopLine, surface } from '../kit/driver/markings.ts';
import { paintedBicycle } from '../kit/driver/painted-bicycle.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

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
