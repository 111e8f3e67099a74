import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { middle: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(0.15, 8.6, cyclistRear({ clothes: 'orange' })),
      thing(3.1, 17, carRear({ paint: 'grey' })),
      thing(3.1, 24, carRear({ paint: 'blue' })),
    ],
  }),
);
