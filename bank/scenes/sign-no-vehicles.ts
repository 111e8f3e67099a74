import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [thing(-3.2, 14, carFront({ paint: 'green' })), thing(2.45, 6.7, signPost([B_ENTRY['b-1']]))],
  }),
);
