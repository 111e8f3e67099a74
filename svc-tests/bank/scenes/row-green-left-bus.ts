import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { busFront } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
