import { stopLine, surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { tramLight } from '../kit/signals/tram-light.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'none', between: 'none' },
    crossing: { z: 17 },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      surface(1.5, 2.2, 0, 14.8, SCENE.kerb),
      stopLine(-1.4, 1.4, 10.6, true),
      stopLine(2.4, 5, 10.6, true),
    ],
    things: [
      thing(1.85, 11.2, signalPost(tramLight('stop'), 1.6)),
      thing(5.75, 14, signalPost(trafficLight({ lamp: 'green' }), 1.6)),
      thing(3.7, 14.6, carRear({ paint: 'green' })),
    ],
  }),
);
