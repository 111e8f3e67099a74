import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { busRear, vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
