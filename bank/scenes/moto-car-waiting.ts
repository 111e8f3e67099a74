import { patch } from '../kit/driver/camera.ts';
import { type Ground, thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { driverAtWindow } from '../kit/vehicles/on-board.ts';

const giveWayLineFromTheRight: Ground = (camera) =>
  [0, 1, 2, 3]
    .map((index) => {
      const z = 14.2 + index * 0.8;
      return patch(
        camera,
        [
          [2.5, z],
          [2.5, z + 0.6],
          [3.3, z + 0.3],
        ],
        SCENE.paint,
      );
    })
    .join('');

const driver = driverAtWindow({ clothes: 'black', hair: '#4A2F22' });

export default picture(
  townJunctionView({
    crossing: { z: 10.5 },
    ground: [giveWayLineFromTheRight],
    things: [
      thing(5.6, 15.7, towardsLeft(carSide({ paint: 'red' }) + driver)),
      thing(3, 8, signPost([D_ROADS['d-1']], { clearance: 2, size: 0.9 })),
    ],
    front: handlebars({ paint: 'orange' }),
  }),
);
