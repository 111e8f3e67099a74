import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13 },
    things: [
      thing(3.5, 18.2, towardsLeft(carSide({ paint: 'red' }))),
      thing(3, 8, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a']], { clearance: 0.75 })),
    ],
  }),
);
