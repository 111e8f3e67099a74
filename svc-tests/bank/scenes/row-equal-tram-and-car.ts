import { tramTrackAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { tramSide } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17, width: 8, lined: false },
    ground: [tramTrackAcross(19), tramTrackAcross(23)],
    things: [
      thing(-14.2, 19.4, tramSide({ paint: 'yellow' })),
      thing(7.4, 23, towardsLeft(carSide({ paint: 'red' }))),
    ],
  }),
);
