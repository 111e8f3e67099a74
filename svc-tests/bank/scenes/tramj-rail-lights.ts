import { railwayAcross, stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { barrier } from '@zielona-fala/scene-kit/driver/railway.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { railwayLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    road: { middle: 'none' },
    ground: [railwayAcross(14), tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 7.4, true)],
    things: [
      thing(-5.9, 17.6, towardsLeft(barrier({ reach: 3.4, raised: 1 }))),
      thing(2.4, 10.4, barrier({ reach: 3.4, raised: 1 })),
      thing(3, 8.4, signalPost(railwayLight('left'), 1.6)),
    ],
  }),
);
