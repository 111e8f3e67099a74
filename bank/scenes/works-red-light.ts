import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { beacon, cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [surface(-1.4, 1.7, 17, 40, '#8A6F52')],
    things: [
      thing(0.2, 16.4, worksBarrier({ width: 3 })),
      ...[17, 22, 27, 33, 40].map((z) => thing(-1.6, z, beacon())),
      thing(0.6, 36, lorryRear({ paint: 'orange' })),
      thing(0.9, 23, stander({ clothes: 'orange', with: 'reflector', back: true })),
      thing(-1.7, 14.6, cone()),
      thing(2.6, 12.4, signalPost(trafficLight({ lamp: 'red' }), 1.35)),
    ],
  }),
);
