import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { path, rect } from '../kit/svg.ts';

/** Cut through a tread: blocks with grooves, seen along the grooves. */
const tread = [-40, 200, 440, 680, 920].map(
  (x) => rect(x, 384, 200, 160, '#3A444A', 6) + rect(x, 384, 200, 12, '#55626A', 6),
);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#D5DBDC'),
  path('M0 60C260 20 700 20 960 60V0H0Z', '#C3CBCD'),
  rect(0, 428, WIDTH, 112, '#262E33'),
  ...tread,
  rect(0, 470, WIDTH, 70, '#262E33'),
  rect(412, 300, 16, 128, '#8B9598', 3),
  rect(250, 356, 340, 28, '#B9C1C5', 6),
  rect(396, 316, 48, 46, '#8B9598', 4),
  rect(190, 70, 460, 250, '#E8730C', 34),
  rect(190, 70, 460, 250, 'none', 34, { stroke: '#B85808', width: 8 }),
  rect(232, 108, 376, 142, '#CFE0CF', 14, { stroke: '#2B3236', width: 8 }),
  lettering('1,4', { x: 372, y: 222, size: 130, fill: '#15191A', anchor: 'middle' }),
  lettering('mm', { x: 530, y: 220, size: 54, fill: '#15191A', anchor: 'middle' }),
  rect(352, 270, 136, 26, '#FFD9B0', 13),
);
