import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { T_PLATES } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { edge: 'line' },
    things: [thing(2.8, 7.4, signPost([A_DANGERS['a-30'], T_PLATES['t-1']], { size: 1.1, clearance: 0.9 }))],
  }),
);
