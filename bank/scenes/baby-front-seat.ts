import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, rect } from '../kit/svg.ts';

const seat =
  path(
    'M120 520V300C118 210 150 120 190 96C220 84 244 104 240 140L226 330H470C520 330 540 360 536 400V520Z',
    '#59646A',
  ) + path('M140 130C160 70 232 66 250 110L240 150H150Z', '#6C787E');
/** The baby looks back, to the left; the back of its seat is to the right, before the dashboard. */
const babySeat =
  path(
    'M300 340C290 300 310 276 340 282L470 300L560 130C574 106 612 118 606 148L560 330C552 356 530 366 500 364Z',
    '#2F74C0',
  ) +
  path('M330 318C350 296 400 306 470 312L540 190L548 200L498 336Z', '#9CC3EA') +
  circle(532, 186, 40, SCENE.skin) +
  path('M556 152C586 166 586 214 554 224C560 200 566 176 556 152Z', '#8A5B33') +
  circle(506, 184, 4, '#2A2320') +
  path('M510 228C470 244 430 290 424 322L494 330L552 250Z', '#F2C200') +
  line('M524 236L470 326', { stroke: '#22292D', width: 12 }) +
  line('M496 262L404 296', { stroke: SCENE.skin, width: 26, cap: 'round' });
const dashboard =
  path('M960 200H820C740 200 706 236 700 290V400C700 430 730 440 780 440H960Z', '#2B363C') +
  path('M960 0H700L620 0C700 60 820 150 960 190Z', '#BFD9E8') +
  rect(712, 270, 20, 90, '#1A2328', 8) +
  rect(770, 300, 190, 100, '#39464D', 12) +
  rect(850, 318, 60, 14, '#1A2328', 7);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#8B9AA2'),
  rect(0, 0, WIDTH, 40, '#C9CFD1'),
  rect(40, 60, 560, 170, '#BFD9E8', 40),
  rect(0, 500, WIDTH, 40, '#2B363C'),
  seat,
  dashboard,
  babySeat,
);
