import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    setting: 'village',
    road: { middle: 'double', shoulder: 1.1 },
    things: [thing(2.3, 10, cyclistRear())],
  }),
);
