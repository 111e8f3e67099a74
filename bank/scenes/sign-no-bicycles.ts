import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { edge: 'line', shoulder: 1.3 },
    things: [
      thing(0, 22, lorryRear()),
      thing(-3.4, 26, carFront({ paint: 'yellow' })),
      thing(3.5, 8.9, signPost([B_ENTRY['b-9']], { size: 1.2 })),
    ],
  }),
);
