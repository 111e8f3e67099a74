import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(-0.4, 8, towardsLeft(carSide({ paint: 'green' }))),
      thing(3.1, 9.4, stander({ clothes: 'blue' })),
    ],
  }),
);
