import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_ENTRY } from '@zielona-fala/scene-kit/signs/b-entry.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { lorryRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
