import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ZONES } from '@zielona-fala/scene-kit/signs/d-zones.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    things: [thing(3.5, 10, signPost([D_ZONES['d-43']], { size: 1.7, clearance: 1.4 }))],
  }),
);
