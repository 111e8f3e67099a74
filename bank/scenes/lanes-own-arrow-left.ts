import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 2, oncoming: 1, between: 'solid', middle: 'double' },
    crossing: { z: 21 },
    ground: [
      laneArrow(0, 6, ['left']),
      laneArrow(3.4, 8, ['straight', 'right']),
      stopLine(-1.6, 5, 17.4, true),
    ],
    things: [
      thing(3.4, 20.5, carRear({ paint: 'yellow' })),
      thing(6.3, 18.4, signalPost(trafficLight({ lamp: 'green' }), 1.2)),
      thing(7, 16.6, stander({ clothes: 'blue' })),
    ],
  }),
);
