import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '@zielona-fala/scene-kit/signs/t-junctions.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { busSide } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    things: [
      thing(3.35, 8.6, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a-right']], { clearance: 1.2, size: 0.98 })),
      thing(7.6, 20.2, towardsLeft(busSide({ paint: 'yellow', doors: false }))),
    ],
  }),
);
