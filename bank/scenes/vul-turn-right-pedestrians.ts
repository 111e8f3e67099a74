import { house } from '../kit/driver/buildings.ts';
import { stopLine, surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';

const bars = [0, 1, 2, 3, 4, 5, 6].map((index) => surface(4.5, 7.1, 13.8 + index, 14.3 + index, SCENE.paint));

export default picture(
  driverView({
    setting: 'pavement',
    ground: [
      crossroad(STREET, { z: 13.5, width: 7, sides: ['right'], lined: false }),
      stopLine(-1.6, 1.7, 9.4, true),
      ...bars,
    ],
    things: [
      thing(-13, 22, house(9, 10)),
      thing(-12, 38, house(11, 13, '#D9C2AC')),
      thing(-12, 55, house(11, 12)),
      thing(12.6, 26, house(12, 10, '#E9DECF')),
      thing(11, 44, house(9, 13, '#DCC9B4')),
      thing(2.4, 11.4, signalPost(trafficLight({ lamp: 'green' }))),
      thing(4.9, 15.2, stander({ clothes: 'red', back: true })),
      thing(7.1, 18.4, stander({ clothes: 'yellow' })),
    ],
  }),
);
