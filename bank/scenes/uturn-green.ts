import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13.5 },
    ground: [stopLine(-1.5, 1.6, 9.6, true)],
    things: [
      thing(2.75, 11.7, signalPost(trafficLight({ lamp: 'green' }), 1.5)),
      thing(-3.4, 25, carFront({ paint: 'red', indicator: 'right' })),
      thing(-3.4, 33, carFront({ paint: 'white' })),
    ],
  }),
);
