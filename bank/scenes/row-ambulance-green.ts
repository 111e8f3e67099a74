import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { ambulanceSide } from '../kit/vehicles/ambulance.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 13.4, true)],
    things: [
      thing(2.8, 11.4, signalPost(trafficLight({ lamp: 'green' }))),
      thing(-6.3, 18.9, ambulanceSide({ beacon: true, headlights: true })),
    ],
  }),
);
