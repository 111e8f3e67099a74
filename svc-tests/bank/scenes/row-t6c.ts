import { giveWayLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { T_JUNCTIONS } from '@zielona-fala/scene-kit/signs/t-junctions.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    ground: [giveWayLine(-1.3, 1.6, 11.6)],
    things: [
      thing(2.9, 8.6, signPost([A_JUNCTIONS['a-7'], T_JUNCTIONS['t-6c']], { clearance: 1.2, size: 0.98 })),
      thing(6.6, 20.2, towardsLeft(carSide({ paint: 'green' }))),
    ],
  }),
);
