import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { cottage, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_DANGERS } from '@zielona-fala/scene-kit/signs/a-dangers.ts';

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
