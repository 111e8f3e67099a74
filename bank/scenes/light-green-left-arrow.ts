import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { stopLine, surface } from '../kit/driver/markings.ts';
import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  openJunctionView({
    beyond: 'trees',
    road: { lanes: 2, ownLane: 2, between: 'solid', middle: 'none' },
    crossing: { z: 16 },
    ground: [
      surface(-3, -1.75, 3, 13.6, SCENE.kerb),
      surface(-2.8, -1.95, 3, 13.4, '#A9B0A6'),
      laneArrow(0, 6, ['left']),
      stopLine(-1.6, 4.9, 12.6, true),
    ],
    things: [thing(-2.4, 13.3, signalPost(trafficLight({ lamp: 'green', arrow: 'left' }), 2))],
  }),
);
