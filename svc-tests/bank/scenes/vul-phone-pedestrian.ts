import { tramTrack, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4), zebra(-5.1, 1.7, 8.5)],
    things: [
      thing(3, 13.6, signPost([D_ROADS['d-6']], { size: 1.2 })),
      thing(3.1, 10, towardsLeft(walker({ clothes: 'green', with: 'phone', stride: 0.05 }))),
    ],
  }),
);
