import { stopLine, surface, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17 },
    ground: [
      surface(-2, -1.4, 8.8, 15.2, SCENE.asphalt),
      tramTrack(0),
      tramTrack(-3.4),
      zebra(-5.1, 1.7, 11.2, 3.6),
      stopLine(-1.5, 1.6, 9.2, true),
    ],
    things: [
      thing(2.9, 11.6, signalPost(trafficLight({ lamp: 'green' }))),
      thing(-0.1, 12.6, walker({ clothes: 'grey', hair: '#D8D4CC', age: 'old', with: 'stick' })),
    ],
  }),
);
