import { thing } from '../kit/driver/parts.ts';
import { ringView } from '../kit/driver/ring.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  ringView({
    arms: [52],
    things: [thing(5.2, 14.5, towardsLeft(carSide({ paint: 'red' })))],
  }),
);
