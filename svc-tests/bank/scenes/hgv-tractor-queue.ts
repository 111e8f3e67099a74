import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { outsideMirror } from '@zielona-fala/scene-kit/outside-mirror.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place, polygon, rect } from '@zielona-fala/scene-kit/svg.ts';
import { tractorBonnet } from '@zielona-fala/scene-kit/tractor-seat.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { lorryFront } from '@zielona-fala/scene-kit/vehicles/large.ts';

/** In the mirror the own lane lies on the right, with a queue of vehicles on it. */
const shown =
  rect(-75, -125, 150, 250, SCENE.sky) +
  rect(-75, -50, 150, 180, SCENE.meadow) +
  polygon(
    [
      [-150, 130],
      [-18, -48],
      [-4, -48],
      [110, 130],
    ],
    SCENE.asphalt,
  ) +
  polygon(
    [
      [-42, 130],
      [-11.6, -44],
      [-10.6, -44],
      [-32, 130],
    ],
    SCENE.paint,
  ) +
  place({ x: -5, y: -30, scale: 0.1 }, carFront({ paint: 'silver' })) +
  place({ x: -3, y: -16, scale: 0.15 }, lorryFront()) +
  place({ x: 3, y: 12, scale: 0.28 }, carFront({ paint: 'white' })) +
  place({ x: 26, y: 88, scale: 0.54 }, carFront({ paint: 'blue' }));

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    road: { edge: 'line', shoulder: 2.2 },
    front: outsideMirror(112, 222, shown) + tractorBonnet(),
  }),
);
