import { thing } from '../kit/driver/parts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 11 },
    things: [thing(5.4, 16.2, towardsLeft(carSide({ paint: 'white' })))],
  }),
);
