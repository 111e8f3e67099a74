import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { crossroad, STREET } from '@zielona-fala/scene-kit/driver/road.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { heightLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';
import { prohibitionBehindJunction } from '@zielona-fala/scene-kit/signs/f-lanes.ts';

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
