import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost, signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 14 },
    things: [
      thing(3.45, 11.7, signalPost(trafficLight({ lamp: 'flashing-amber' }), 1.5)),
      thing(4.75, 11.8, signPost([A_JUNCTIONS['a-7']], { clearance: 2.1, size: 1.35 })),
      thing(2.9, 19, towardsLeft(carSide({ paint: 'blue' }))),
    ],
  }),
);
