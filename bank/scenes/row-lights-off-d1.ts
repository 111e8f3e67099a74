import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost, signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 14.5 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 10.8, true)],
    things: [
      thing(2.7, 11.4, signalPost(trafficLight({ lamp: 'off' }))),
      thing(4.25, 11, signPost([D_ROADS['d-1']], { clearance: 1.7, size: 1.25 })),
      thing(6.9, 19.7, towardsLeft(carSide({ paint: 'blue' }))),
    ],
  }),
);
