import { narrowing } from '@zielona-fala/scene-kit/driver/narrowing.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [...narrowing()],
    things: [thing(-2.6, 29, carFront({ paint: 'blue' })), thing(2.45, 6.7, signPost([D_ROADS['d-5']]))],
  }),
);
