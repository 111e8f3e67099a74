import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { busRear } from '../kit/vehicles/bus.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13 },
    ground: [stopLine(-1.5, 1.6, 9, true)],
    things: [
      thing(3, 11.8, signalPost(trafficLight({ lamp: 'green' }), 1.5)),
      thing(0.1, 13.8, carRear({ paint: 'red', braking: true })),
      thing(-0.3, 18.8, vanRear({ paint: 'white', braking: true })),
      thing(-0.9, 26, busRear({ paint: 'yellow', braking: true })),
      thing(-1, 36, carRear({ paint: 'blue' })),
    ],
  }),
);
