import { giveWayLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    ground: [giveWayLine(-1.3, 1.6, 11.6)],
    things: [
      thing(2.4, 8.6, signPost([A_JUNCTIONS['a-7'], T_JUNCTIONS['t-6c']], { clearance: 1.2, size: 0.98 })),
      thing(7.9, 20.2, towardsLeft(carSide({ paint: 'green' }))),
    ],
  }),
);
