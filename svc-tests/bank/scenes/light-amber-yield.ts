import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
