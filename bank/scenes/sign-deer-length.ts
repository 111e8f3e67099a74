import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { stretch } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'wood',
    things: [thing(2.5, 6.8, signPost([A_DANGERS['a-18b'], stretch('5,0 km')], { clearance: 0.85 }))],
  }),
);
