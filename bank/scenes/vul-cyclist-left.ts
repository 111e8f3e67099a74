import { thing } from '../kit/driver/parts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';

export default picture(
  driverView({
    setting: 'village',
    ground: [crossroad({ ...STREET, edge: 'verge' }, { z: 20, sides: ['left'] })],
    things: [thing(-1.1, 9, cyclistRear({ arm: 'left', clothes: 'yellow' }))],
  }),
);
