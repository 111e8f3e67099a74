import { house } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { outsideMirror } from '../kit/inside/outside-mirror.ts';
import { PAINT, SCENE, WALLS } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { path, place, polygon, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { cyclistFront } from '../kit/vehicles/cyclist-front.ts';
import { vanRear } from '../kit/vehicles/van.ts';

const shown =
  rect(-75, -125, 150, 250, SCENE.sky) +
  place({ x: 62, y: -28, scale: 0.1 }, house(9, 11, WALLS[1])) +
  rect(-75, -30, 150, 155, SCENE.asphalt) +
  polygon(
    [
      [14, -30],
      [75, -30],
      [75, 60],
    ],
    SCENE.pavement,
  ) +
  place({ x: 22, y: 96, scale: 0.86 }, cyclistFront({ clothes: 'orange' })) +
  path('M-75-60C-46-52-34-40-30-20L-12 125H-75Z', PAINT.blue) +
  path('M-75-56C-56-52-46-44-42-30L-46-6H-75Z', SCENE.glassLight);

export default picture(
  driverView({
    road: { middle: 'solid' },
    things: [
      thing(0, 8, carRear({ paint: 'red', braking: true })),
      thing(0, 14.5, vanRear({ braking: true })),
      thing(0, 22, carRear({ paint: 'silver', braking: true })),
      ...passersBy({}, 3),
    ],
    front: outsideMirror(860, 150, shown),
  }),
);
