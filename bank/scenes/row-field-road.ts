import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { carSide } from '../kit/vehicles/car.ts';

const DIRT = '#B99C76';
const NEAR = 13;
const FAR = NEAR + 6.6;

const dashes = Array.from({ length: 9 }, (_, index) => {
  const x = -26 + index * 6.5;
  return surface(x, x + 3.2, NEAR + 3.2, NEAR + 3.36, SCENE.paint);
});

export default picture(
  driverView({
    setting: 'country',
    ground: [
      surface(-400, 400, 0, 400, SCENE.meadowFar),
      surface(-400, 400, 0, NEAR, SCENE.meadow),
      surface(-1.9, 1.9, 0, NEAR + 0.4, DIRT),
      surface(-1.15, -0.65, 0, NEAR, '#A58A66'),
      surface(0.65, 1.15, 0, NEAR, '#A58A66'),
      surface(-400, 400, NEAR, FAR, SCENE.asphalt),
      ...dashes,
    ],
    things: [thing(-4.6, NEAR + 1.7, carSide())],
  }),
);
