import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17 },
    things: [
      thing(2.9, 8.6, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a']], { clearance: 1.2, size: 0.98 })),
      thing(-7.2, 18.9, carSide({ paint: 'red' })),
    ],
  }),
);
