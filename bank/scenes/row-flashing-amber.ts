import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { towardsLeft } from '../kit/svg.ts';
import { lorrySide } from '../kit/vehicles/lorry.ts';

export default picture(
  townJunctionView({
    crossing: { z: 14 },
    things: [
      thing(2.7, 11.4, signalPost(trafficLight({ lamp: 'flashing-amber' }))),
      thing(8.9, 19.2, towardsLeft(lorrySide({ paint: 'red' }))),
    ],
  }),
);
