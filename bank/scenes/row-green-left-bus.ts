import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { busFront } from '../kit/vehicles/bus.ts';

export default picture(
  townJunctionView({
    crossing: { z: 12 },
    ground: [stopLine(-1.5, 1.6, 9, true)],
    things: [
      thing(2.8, 11, signalPost(trafficLight({ lamp: 'green' }))),
      thing(-3.4, 20.5, busFront({ paint: 'orange' })),
    ],
  }),
);
