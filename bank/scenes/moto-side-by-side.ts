import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { mopedRear } from '../kit/vehicles/moped.ts';

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
