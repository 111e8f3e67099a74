import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { middle: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(1.1, 9.6, carRear({ paint: 'red' })), thing(-8.4, 18, tree()), thing(5.4, 21, tree(true))],
  }),
);
