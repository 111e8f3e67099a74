import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '@zielona-fala/scene-kit/picture.ts';
import { circle, line, path, place, polygon, rect } from '@zielona-fala/scene-kit/svg.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

const bicycle = (frame: string) =>
  circle(-52, -34, 33, 'none', { stroke: SCENE.tyre, width: 6 }) +
  circle(52, -34, 33, 'none', { stroke: SCENE.tyre, width: 6 }) +
  line('M-52-34L-20-84H34L2-36L-20-84M2-36H-52M34-84L52-34M34-84L30-102H46M-26-92H-10', {
    stroke: frame,
    width: 6,
    join: 'round',
  });
/** A plain platform with a sheet behind the wheels: it hides lamps and plate and has none of its own. */
const platform =
  rect(-96, -94, 192, 62, '#3C464B', 6) +
  rect(-100, -30, 200, 10, '#22292D', 4) +
  rect(-8, -150, 16, 122, '#22292D', 4);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  path('M0 190c120-40 220-10 330-30 150-26 260 12 390-4 90-10 160-26 240-8v160H0z', SCENE.hills),
  rect(0, 260, WIDTH, 280, SCENE.meadow),
  polygon(
    [
      [300, 262],
      [560, 262],
      [1100, 540],
      [-200, 540],
    ],
    '#A7ACA6',
  ),
  place(
    { x: 480, y: 500, scale: 2.5 },
    carRear({ paint: 'blue' }) +
      platform +
      place({ x: -8, y: -34 }, bicycle('#3E8E5A')) +
      place({ x: 8, y: -26 }, bicycle('#C8323B')),
  ),
);
