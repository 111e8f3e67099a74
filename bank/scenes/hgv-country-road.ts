import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    things: [thing(3.5, 10, signPost([D_ZONES['d-43']], { size: 1.7, clearance: 1.4 }))],
  }),
);
