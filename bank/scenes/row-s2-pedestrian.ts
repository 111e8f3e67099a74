import { stopLine, surface, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17 },
    ground: [
      surface(-2, -1.4, 8.8, 15.2, SCENE.asphalt),
      zebra(-5.1, 1.7, 11.2, 3.6),
      stopLine(-1.5, 1.6, 9.2, true),
    ],
    things: [
      thing(2.9, 11.6, signalPost(trafficLight({ lamp: 'red', conditional: 'right' }))),
      thing(0.7, 12.6, towardsLeft(walker({ clothes: 'red', hair: '#6A3B22', with: 'bag' }))),
    ],
  }),
);
