import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { roadWorker } from '../kit/people/helpers.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  driverView({
    setting: 'country',
    ground: [surface(-1.4, 1.7, 17, 40, '#8A6F52')],
    things: [
      thing(0.2, 16.4, worksBarrier({ width: 3 })),
      thing(-1.7, 14.6, cone()),
      thing(-0.9, 10.5, roadWorker('go')),
      thing(2.6, 12.4, signalPost(trafficLight({ lamp: 'red' }), 1.35)),
    ],
  }),
);
