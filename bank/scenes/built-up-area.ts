import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default picture(
  driverView({
    setting: 'bare',
    things: [
      thing(2.75, 7.6, signPost([D_ZONES['d-42']], { size: 1.6, clearance: 1.2 })),
      thing(9.5, 33, cottage()),
      thing(-9.5, 34, cottage('#E5D3BC')),
      thing(12, 52, cottage('#EADFCF')),
      thing(-11, 58, cottage()),
      thing(11, 80, cottage()),
      thing(-11, 88, cottage('#EADFCF')),
      thing(-9.6, 21, tree()),
      thing(-8, 45, tree(true)),
      thing(7, 44, tree()),
      thing(8, 66, tree(true)),
      thing(-8, 72, tree()),
    ],
  }),
);
