import { thing } from '../kit/driver/parts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 1, oncoming: 2, middle: 'solid' },
    crossing: { z: 14, width: 4.4, sides: ['right'], lined: false },
    things: [thing(6.2, 17, towardsLeft(carSide({ paint: 'green' })))],
  }),
);
