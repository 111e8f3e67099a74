import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '@zielona-fala/scene-kit/signs/t-junctions.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 13 },
    things: [
      thing(3.5, 18.2, towardsLeft(carSide({ paint: 'red' }))),
      thing(3, 8, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a']], { clearance: 0.75 })),
    ],
  }),
);
