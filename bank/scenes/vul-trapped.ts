import { thing } from '../kit/driver/parts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { insideMirror, steeringWheel } from '../kit/inside/car.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { path, place, rect, towardsLeft } from '../kit/svg.ts';

const behind =
  rect(-150, -45, 300, 50, SCENE.sky) +
  rect(-150, -8, 300, 60, SCENE.meadow) +
  path('M-14-8H14L96 45H-96Z', SCENE.asphalt) +
  place({ x: 62, y: 34, scale: 0.26 }, barrier({ reach: 5 }));

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(5.6)],
    things: [
      thing(2.6, 10.5, barrier({ reach: 8.4 })),
      thing(-6, 10.4, towardsLeft(barrier({ reach: 0.3 }))),
    ],
    front: steeringWheel() + insideMirror(behind),
  }),
);
