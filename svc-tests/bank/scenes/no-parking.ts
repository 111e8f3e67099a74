import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [
      thing(2.65, 7.2, signPost([B_MANOEUVRES['b-35']], { size: 1.2 })),
      thing(-6.8, 18, tree(true)),
      thing(-6.8, 34, tree(true)),
    ],
  }),
);
