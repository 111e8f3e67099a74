import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { stander } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
