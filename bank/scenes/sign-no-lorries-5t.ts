import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { noLorriesOver } from '../kit/signs/b-entry.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [thing(-3.4, 24, carFront({ paint: 'red' })), thing(2.45, 6.7, signPost([noLorriesOver(5)]))],
  }),
);
