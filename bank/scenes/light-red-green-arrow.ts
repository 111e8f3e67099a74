import { lineAlong } from '../kit/driver/lines.ts';
import { stopLine, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  townJunctionView({
    road: { middle: 'none' },
    crossing: { z: 18 },
    ground: [
      lineAlong(-1.7, 'solid', 0, 9.8),
      stopLine(-1.5, 1.6, 9.8, true),
      zebra(-5.1, 1.7, 12, 3.4),
      lineAlong(-1.7, 'dashed', 28),
    ],
    things: [thing(3, 12.9, signalPost(trafficLight({ lamp: 'red', conditional: 'right' }), 1.85))],
  }),
);
