import { lampsOver } from '@zielona-fala/scene-kit/driver/night-and-fog.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    light: 'fog',
    things: [thing(0, 15, carRear({ paint: 'grey' }))],
    front: lampsOver(0, 15, '#E0303A'),
  }),
);
