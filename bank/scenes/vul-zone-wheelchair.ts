import { cottage } from '../kit/driver/buildings.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { bush, tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { wheelchairRear } from '../kit/people/wheelchair.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default picture(
  driverView({
    setting: 'bare',
    road: { lanes: 1, oncoming: 0, edge: 'verge' },
    ground: [surface(-400, 400, 0, 400, '#93B98A'), surface(-2.6, 2.2, 0, 400, '#B5A79B')],
    things: [
      thing(2.9, 7.6, signPost([D_ZONES['d-40']], { size: 1.2 })),
      thing(-10, 24, cottage()),
      thing(11, 28, cottage('#E9DECF')),
      thing(-9, 46, cottage('#D9C2AC')),
      thing(10, 52, cottage()),
      thing(-4.4, 14, bush()),
      thing(-5, 20, tree(true)),
      thing(5.6, 20, tree()),
      thing(-0.3, 11, wheelchairRear()),
    ],
  }),
);
