import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carFront, carSide } from '../kit/vehicles/car.ts';
import { driverAtWindow } from '../kit/vehicles/on-board.ts';

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(-0.5, 10, towardsLeft(carSide({ paint: 'red' })) + driverAtWindow({ clothes: 'blue' })),
      thing(-3.5, 30, carFront({ paint: 'silver' })),
    ],
  }),
);
