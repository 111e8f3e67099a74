import { crossroad, STREET } from '@zielona-fala/scene-kit/driver/road.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { outsideMirror } from '@zielona-fala/scene-kit/outside-mirror.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place, polygon, rect } from '@zielona-fala/scene-kit/svg.ts';
import { tractorBonnet } from '@zielona-fala/scene-kit/tractor-seat.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

/** In the mirror the own lane lies on the right: two cars follow on it, the red one is already beside the tractor's tail. */
const shown =
  rect(-75, -125, 150, 250, SCENE.sky) +
  rect(-75, -50, 150, 180, SCENE.meadow) +
  polygon(
    [
      [-110, 130],
      [8, -48],
      [20, -48],
      [120, 130],
    ],
    SCENE.asphalt,
  ) +
  polygon(
    [
      [4, 130],
      [13.4, -40],
      [14.6, -40],
      [14, 130],
    ],
    SCENE.paint,
  ) +
  place({ x: 24, y: -18, scale: 0.16 }, carFront({ paint: 'white' })) +
  place({ x: 34, y: 8, scale: 0.27 }, carFront({ paint: 'blue' })) +
  place({ x: -30, y: 92, scale: 0.5 }, carFront({ paint: 'red' }));

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    ground: [
      crossroad(
        { ...STREET, edge: 'verge' },
        { z: 13.4, width: 4.6, sides: ['left'], surface: '#B99C76', lined: false },
      ),
    ],
    front: outsideMirror(112, 146, shown) + tractorBonnet('left'),
  }),
);
