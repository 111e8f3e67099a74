import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { G_RAILWAY } from '@zielona-fala/scene-kit/signs/g-railway.ts';
import { tractorRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(19)],
    things: [thing(-0.1, 11, tractorRear()), thing(2.9, 13.6, signPost([G_RAILWAY['g-3']], { size: 1.6 }))],
  }),
);
