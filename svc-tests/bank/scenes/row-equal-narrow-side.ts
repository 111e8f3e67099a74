import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 1, oncoming: 2, middle: 'solid' },
    crossing: { z: 14, width: 4.4, sides: ['right'], lined: false },
    things: [thing(6.2, 17, towardsLeft(carSide({ paint: 'green' })))],
  }),
);
