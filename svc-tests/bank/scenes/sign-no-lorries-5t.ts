import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { noLorriesOver } from '@zielona-fala/scene-kit/signs/b-entry.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [thing(-3.4, 24, carFront({ paint: 'red' })), thing(2.45, 6.7, signPost([noLorriesOver(5)]))],
  }),
);
