import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { carFront, carRear } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 30 },
    ground: [stopLine(-1.5, 1.6, 25, true)],
    things: [
      thing(2.7, 25.6, signalPost(trafficLight({ lamp: 'red' }), 2.4)),
      thing(0.1, 27.2, carRear({ paint: 'yellow', braking: true })),
      thing(-3.3, 40, carFront({ paint: 'white' })),
    ],
  }),
);
