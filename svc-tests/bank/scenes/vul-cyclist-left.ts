import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { crossroad, STREET } from '@zielona-fala/scene-kit/driver/road.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  driverView({
    setting: 'village',
    ground: [crossroad({ ...STREET, edge: 'verge' }, { z: 20, sides: ['left'] })],
    things: [thing(-1.1, 9, cyclistRear({ arm: 'left', clothes: 'yellow' }))],
  }),
);
