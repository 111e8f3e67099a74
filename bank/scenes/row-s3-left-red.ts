import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 2, oncoming: 0, between: 'solid' },
    crossing: { z: 16.5 },
    ground: [stopLine(-1.5, 4.9, 12.6, true), laneArrow(0, 6.4, ['left'])],
    things: [
      thing(-2.5, 12.6, signalPost(trafficLight({ lamp: 'red', arrow: 'left' }), 1.5)),
      thing(5.9, 14, signalPost(trafficLight({ lamp: 'green', arrow: 'straight' }), 1.5)),
    ],
  }),
);
