import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { mopedRear } from '@zielona-fala/scene-kit/vehicles/moped.ts';

export default picture(
  driverView({
    setting: 'country',
    travelled: 7,
    things: [
      thing(-0.75, 5.6, mopedRear({ paint: 'yellow', clothes: 'green', helmet: 'white' })),
      thing(0.7, 5.6, mopedRear({ paint: 'red', clothes: 'blue', helmet: 'black' })),
    ],
  }),
);
