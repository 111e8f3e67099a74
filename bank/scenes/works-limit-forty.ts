import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { beacon, cone } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { speedLimit } from '../kit/signs/b-limits.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [
      ...[13, 17, 22].map((z) => thing(1.5, z, beacon())),
      ...[15, 19.5].map((z) => thing(2, z, cone())),
      thing(2.9, 8.6, signPost([A_DANGERS['a-14'], speedLimit(40)], { clearance: 0.5, size: 1.1 })),
      thing(-3.4, 34, carFront({ paint: 'red' })),
    ],
  }),
);
