import { lineAlong } from '../kit/driver/lines.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { crossroad } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const road = {
  lanes: 1,
  ownLane: 1,
  oncoming: 1,
  middle: 'dashed',
  between: 'dashed',
  edge: 'verge',
  shoulder: 0,
} as const;

export default picture(
  driverView({
    setting: 'country',
    ground: [
      crossroad(road, { z: 17, width: 6, sides: ['right'], lined: false }),
      lineAlong(-1.7, 'dashed', 17, 23),
    ],
    things: [
      thing(5.1, 21.5, towardsLeft(carSide({ paint: 'white' }))),
      thing(2.9, 7.5, signPost([A_JUNCTIONS['a-6b']])),
    ],
  }),
);
