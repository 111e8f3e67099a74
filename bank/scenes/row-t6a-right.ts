import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { busSide } from '../kit/vehicles/bus.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    things: [
      thing(3.35, 8.6, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a-right']], { clearance: 1.2, size: 0.98 })),
      thing(7.6, 20.2, towardsLeft(busSide({ paint: 'yellow', doors: false }))),
    ],
  }),
);
