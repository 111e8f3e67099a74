import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(19)],
    things: [thing(-0.1, 11, tractorRear()), thing(2.9, 13.6, signPost([G_RAILWAY['g-3']], { size: 1.6 }))],
  }),
);
