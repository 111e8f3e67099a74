import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { ringView } from '@zielona-fala/scene-kit/driver/ring.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  ringView({
    arms: [52],
    things: [thing(5.2, 14.5, towardsLeft(carSide({ paint: 'red' })))],
  }),
);
