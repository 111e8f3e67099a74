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
    crossing: { z: 13 },
    ground: [giveWayLine(-1.6, 1.6, 10.4)],
    things: [
      thing(3.5, 18.2, towardsLeft(carSide({ paint: 'yellow' }))),
      thing(3, 8, signPost([A_JUNCTIONS['a-7'], T_JUNCTIONS['t-6c']], { clearance: 0.75 })),
    ],
  }),
);
