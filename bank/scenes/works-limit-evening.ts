import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { beacon, cone } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { speedLimit } from '../kit/signs/b-limits.ts';

export default picture(
  driverView({
    setting: 'country',
    light: 'dusk',
    things: [
      ...[15, 20, 26, 33].map((z) => thing(1.9, z, beacon())),
      ...[17.5, 23].map((z) => thing(2.3, z, cone())),
      thing(2.9, 8.4, signPost([A_DANGERS['a-14'], speedLimit(40)], { clearance: 0.7 })),
    ],
  }),
);
