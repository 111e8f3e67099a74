import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { lorrySide } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  townJunctionView({
    crossing: { z: 14 },
    things: [
      thing(2.7, 11.4, signalPost(trafficLight({ lamp: 'flashing-amber' }))),
      thing(8.9, 19.2, towardsLeft(lorrySide({ paint: 'red' }))),
    ],
  }),
);
