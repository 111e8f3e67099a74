import { patch } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import { type Ground, thing } from '../kit/driver/parts.ts';
import { ringView } from '../kit/driver/ring.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { tramSide } from '../kit/vehicles/tram.ts';

const rail = (z: number) => surface(-60, 60, z - 0.09, z + 0.09, SCENE.rail);
const bed: Ground = (camera) =>
  patch(
    camera,
    [
      [3.5, 9.9],
      [60, 9.9],
      [60, 13.1],
      [2.2, 13.1],
    ],
    '#8F969A',
  );

export default picture(
  ringView({
    ground: [bed, rail(10.8), rail(12.2)],
    things: [thing(-9, 11.5, tramSide())],
  }),
);
