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
    crossing: { z: 13 },
    ground: [giveWayLine(-1.6, 1.6, 10.4)],
    things: [
      thing(3.5, 18.2, towardsLeft(carSide({ paint: 'yellow' }))),
      thing(3, 8, signPost([A_JUNCTIONS['a-7'], T_JUNCTIONS['t-6c']], { clearance: 0.75 })),
    ],
  }),
);
