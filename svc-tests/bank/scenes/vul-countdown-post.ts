import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { G_RAILWAY } from '@zielona-fala/scene-kit/signs/g-railway.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: 45,
    things: [thing(2.7, 8.6, signPost([G_RAILWAY['g-1c']], { size: 1.9, clearance: 0.5 }))],
  }),
);
