import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

const yard =
  rect(0, 0, WIDTH, HEIGHT, '#9AA09E') +
  rect(0, 0, WIDTH, 60, SCENE.meadowFar) +
  rect(0, 480, WIDTH, 60, SCENE.meadowFar) +
  rect(0, 56, WIDTH, 8, SCENE.kerb) +
  rect(0, 476, WIDTH, 8, SCENE.kerb);
/** Light of the reversing lamps. */
const lamps =
  path('M478 216L590 170V250Z', '#FFFFFF66') +
  path('M478 324L590 290V370Z', '#FFFFFF66') +
  circle(478, 222, 11, '#FFFFFF') +
  circle(478, 318, 11, '#FFFFFF');
/** A light single-axle trailer, its drawbar to the left. */
const trailer =
  line('M-170 0H-110L-70-52M-110 0L-70 52', { stroke: '#3C4448', width: 13, join: 'round' }) +
  rect(-176, -9, 18, 18, '#3C4448', 4) +
  rect(-6, -92, 60, 20, SCENE.tyre, 6) +
  rect(-6, 72, 60, 20, SCENE.tyre, 6) +
  rect(-66, -66, 190, 152, SCENE.shade, 8) +
  rect(-72, -74, 190, 148, '#8C959A', 8) +
  rect(-60, -62, 166, 124, '#6D767B', 4);

export default picture(
  yard,
  place({ x: 298, y: 270, scale: 1.8, turn: -90 }, fromAbove({ kind: 'lorry', paint: 'blue' })),
  lamps,
  place({ x: 722, y: 270 }, trailer),
  place(
    { x: 532, y: 262, scale: 1.7, turn: 100 },
    fromAbove({ kind: 'pedestrian', paint: 'orange' }),
    rect(-18, -3, 36, 5, '#F4F5F2'),
  ),
);
