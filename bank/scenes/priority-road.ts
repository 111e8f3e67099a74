import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  openJunctionView({
    beyond: 'village',
    crossing: { z: 14 },
    things: [
      thing(2.75, 7.8, signPost([D_ROADS['d-1']], { size: 1.15 })),
      thing(3, 19.1, towardsLeft(carSide({ paint: 'yellow' }))),
    ],
  }),
);
