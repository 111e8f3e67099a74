import { thing } from '../kit/driver/parts.ts';
import { tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { tramSide } from '../kit/vehicles/tram.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17, width: 8, lined: false },
    ground: [tramTrackAcross(19), tramTrackAcross(23)],
    things: [
      thing(-12.4, 19.4, tramSide({ paint: 'yellow' })),
      thing(7.4, 23, towardsLeft(carSide({ paint: 'red' }))),
    ],
  }),
);
