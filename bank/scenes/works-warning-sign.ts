import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { beacon, worksBarrier } from '../kit/driver/roadworks.ts';
import { passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    things: [
      thing(1, 27, worksBarrier({ width: 2 })),
      ...[30, 35, 41].map((z) => thing(0.1, z, beacon())),
      thing(1.4, 31, stander({ clothes: 'orange', with: 'reflector', back: true })),
      thing(2.2, 38, stander({ clothes: 'orange', with: 'reflector' })),
      thing(-3.3, 44, carFront({ paint: 'blue' })),
      ...passersBy({}, 2),
      thing(2.7, 7.2, signPost([A_DANGERS['a-14']])),
    ],
  }),
);
