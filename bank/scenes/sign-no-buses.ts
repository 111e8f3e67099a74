import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    things: [thing(-3.4, 32, carFront({ paint: 'grey' })), thing(2.45, 6.7, signPost([B_ENTRY['b-3a']]))],
  }),
);
