import { lineAlong } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { crossroad } from '@zielona-fala/scene-kit/driver/road.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
