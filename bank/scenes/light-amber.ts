import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    road: { lanes: 2, oncoming: 2, middle: 'double' },
    ground: [stopLine(-5, 1.6, 11, true)],
    things: [thing(2.9, 11.8, signalPost(trafficLight({ lamp: 'amber' }), 1.5))],
  }),
);
