import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 11 },
    things: [thing(5.4, 16.2, towardsLeft(carSide({ paint: 'white' })))],
  }),
);
