import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';

export default picture(
  driverView({
    setting: 'village',
    bend: 55,
    things: [
      thing(-13, 36, cottage()),
      thing(1.1, 13, cyclistRear({ clothes: 'red', helmet: 'white' })),
      thing(3, 8.4, signPost([A_JUNCTIONS['a-1']])),
    ],
  }),
);
