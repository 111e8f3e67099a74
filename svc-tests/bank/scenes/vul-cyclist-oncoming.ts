import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [thing(1, 9, cyclistRear()), thing(-3.2, 15, carFront({ paint: 'red' }))],
  }),
);
