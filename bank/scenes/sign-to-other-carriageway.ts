import { otherCarriageway } from '../kit/driver/dual.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { beacon, worksBarrier } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { F_LANES } from '../kit/signs/f-lanes.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'bare',
    road: { lanes: 2, oncoming: 0, edge: 'line' },
    ground: [otherCarriageway(-8), surface(-8.4, -5, 11, 30, SCENE.asphalt)],
    things: [
      ...[-3.9, -1.5, 0.8].map((x) => thing(x, 27, worksBarrier({ width: 2.2, repeat: 0.75 }))),
      ...[0, 1, 2, 3, 4].map((index) => thing(1.4 - index * 1.35, 11.5 + index * 3.2, beacon())),
      thing(-1.5, 34, lorryRear({ paint: 'orange' })),
      thing(-13.4, 46, carFront({ paint: 'red' })),
      thing(2.5, 6.8, signPost([F_LANES['f-21']])),
    ],
  }),
);
