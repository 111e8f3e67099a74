import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { lengthLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'wood',
    bend: -70,
    things: [thing(2.8, 7.6, signPost([lengthLimit(10)], { size: 1.45, clearance: 1.1 }))],
  }),
);
