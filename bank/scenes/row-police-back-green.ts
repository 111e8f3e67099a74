import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { policeman } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  townJunctionView({
    crossing: { z: 11 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 8.2, true)],
    things: [
      thing(2.85, 10.8, signalPost(trafficLight({ lamp: 'green' }), 1.15)),
      thing(-1.7, 13.8, policeman({ facing: 'back', gesture: 'arms-sideways' })),
    ],
  }),
);
