import { house } from '../kit/driver/buildings.ts';
import { PAINT, SCENE, WALLS } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

/** A head in profile that looks to the right, its neck at (0, 0). */
const head =
  path(
    'M-60 10C-80-60-92-120-70-170C-40-230 60-236 84-176C92-156 92-142 96-128L116-96C120-86 108-84 100-82L98-60C96-40 80-34 56-36L48 14Z',
    SCENE.skin,
  ) +
  path(
    'M-66-30C-110-110-92-220 0-230C70-236 96-196 90-168C60-186 30-176 14-150C4-130-10-112-34-96C-40-70-50-46-66-30Z',
    '#4A2F22',
  ) +
  circle(62, -128, 7, '#2A2320') +
  line('M82-62L98-60', { stroke: '#B06A5A', width: 6, cap: 'round' }) +
  line('M104-84C96-74 98-60 88-46', { stroke: '#B3202A', width: 8, cap: 'round' });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  ...[100, 360, 640, 880].map((x, index) =>
    place({ x, y: 400, scale: 0.28 }, house(10, 10 + (index % 2) * 2, WALLS[index])),
  ),
  rect(0, 400, WIDTH, 140, SCENE.pavement),
  path('M250 540C260 440 330 392 420 384H520C600 396 650 450 660 540Z', PAINT.blue),
  place({ x: 450, y: 372, turn: -48, scale: 1.15 }, head),
);
