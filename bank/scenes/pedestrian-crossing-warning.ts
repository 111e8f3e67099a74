import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [
      thing(2.75, 7.2, signPost([A_DANGERS['a-16']], { size: 1.2 })),
      thing(-12, 28, cottage()),
      thing(11, 40, cottage('#E5D3BC')),
    ],
  }),
);
