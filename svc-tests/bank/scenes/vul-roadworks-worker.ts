import { surface, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { cone } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { worksBarrier } from '@zielona-fala/scene-kit/driver/roadworks.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { roadWorker } from '@zielona-fala/scene-kit/people/helpers.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4), surface(1, 2.9, 11.6, 19, '#8A6F52')],
    things: [
      thing(1.95, 11.2, worksBarrier()),
      thing(0.95, 10.2, cone()),
      thing(0.85, 13, cone()),
      thing(0.85, 16, cone()),
      thing(-0.35, 9, roadWorker()),
    ],
  }),
);
