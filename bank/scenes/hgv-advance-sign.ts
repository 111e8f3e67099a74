import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { heightLimit } from '../kit/signs/b-limits.ts';
import { prohibitionBehindJunction } from '../kit/signs/f-lanes.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    ground: [crossroad({ ...STREET, edge: 'verge' }, { z: 24 })],
    things: [
      thing(2.78, 8, signPost([prohibitionBehindJunction(heightLimit(3.2))], { size: 1.75, clearance: 1 })),
    ],
  }),
);
