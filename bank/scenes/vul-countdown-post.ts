import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: 45,
    things: [thing(2.7, 8.6, signPost([G_RAILWAY['g-1c']], { size: 1.9, clearance: 0.5 }))],
  }),
);
