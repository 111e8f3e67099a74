import { crashBarrier } from '../kit/driver/dual.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { massLimit } from '../kit/signs/b-limits.ts';

const river = '#7FA9BF';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    ground: [
      surface(-300, -5.4, 17, 40, river),
      surface(2, 300, 17, 40, river),
      crashBarrier(-5.5, 14, 45),
      crashBarrier(2.1, 14, 45),
    ],
    things: [thing(3, 9, signPost([massLimit(5)], { size: 1.3, clearance: 1.2 }))],
  }),
);
