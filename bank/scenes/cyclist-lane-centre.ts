import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 1, oncoming: 1, between: 'solid' },
    crossing: { z: 20 },
    ground: [
      laneArrow(0, 5.2, ['straight', 'right']),
      laneArrow(-3.4, 5.2, ['left']),
      stopLine(-5, 1.6, 16.5, true),
    ],
    things: [
      thing(0, 12.4, cyclistRear()),
      thing(2.9, 17.4, signalPost(trafficLight({ lamp: 'red' }), 1.2)),
      thing(4, 15, stander({ clothes: 'blue', with: 'bag' })),
    ],
  }),
);
