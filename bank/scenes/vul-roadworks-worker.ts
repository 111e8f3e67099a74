import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { roadWorker } from '../kit/people/helpers.ts';
import { picture } from '../kit/picture.ts';

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
