import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
