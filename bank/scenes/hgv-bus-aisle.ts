import { PAINT, SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, polygon, rect, type Svg } from '../kit/svg.ts';

/** Floor, walls and roof of a bus, seen from its front towards its rear. */
const room =
  rect(0, 0, WIDTH, HEIGHT, '#D9DEDC') +
  polygon(
    [
      [0, 0],
      [960, 0],
      [640, 120],
      [320, 120],
    ],
    '#EDEFEA',
  ) +
  polygon(
    [
      [0, 60],
      [320, 140],
      [320, 226],
      [0, 236],
    ],
    '#9DB8C3',
  ) +
  polygon(
    [
      [960, 60],
      [640, 140],
      [640, 226],
      [960, 236],
    ],
    '#9DB8C3',
  ) +
  rect(320, 120, 320, 210, '#C4CAC8') +
  rect(350, 140, 260, 80, '#9DB8C3', 10) +
  polygon(
    [
      [180, 540],
      [780, 540],
      [560, 330],
      [400, 330],
    ],
    '#6E7579',
  ) +
  line('M120 30L420 122M840 30L540 122', { stroke: '#E3A21A', width: 7 });

const seat = (clothes: string | undefined, hair = '#4A2F22'): Svg =>
  rect(-52, -40, 104, 110, '#2F5C8F', 14) +
  rect(-50, -132, 100, 120, '#3B6EA8', 18) +
  rect(-34, -156, 68, 34, '#3B6EA8', 12) +
  (clothes === undefined
    ? ''
    : path('M-36-22C-36-86-28-98 0-98S36-86 36-22L34 20H-34Z', clothes) +
      circle(0, -120, 24, SCENE.skin) +
      path('M-26-118C-30-156 30-156 26-118C16-132-14-134-26-118Z', hair) +
      path('M-34 20H34L30 70H-30Z', '#2E3D5B'));

const rows = [
  { y: 300, scale: 0.42, x: 150 },
  { y: 340, scale: 0.62, x: 212 },
  { y: 410, scale: 0.94, x: 312 },
] as const;
const coats = [
  [PAINT.red, PAINT.green],
  [PAINT.yellow, undefined],
  [PAINT.blue, PAINT.orange],
] as const;
const seats = rows
  .map(
    ({ x, y, scale }, index) =>
      place({ x: 480 - x, y, scale }, seat(coats[index]?.[0])) +
      place({ x: 480 + x, y, scale }, seat(coats[index]?.[1], '#8A6A3E')),
  )
  .join('');

const suitcase = (colour: string): Svg =>
  line('M-16-112V-140H16V-112', { stroke: '#2B3236', width: 6 }) +
  rect(-46, -114, 92, 108, colour, 10) +
  line('M-22-108V-12M22-108V-12', { stroke: '#00000033', width: 5 }) +
  circle(-32, -3, 7, '#15191A') +
  circle(32, -3, 7, '#15191A');

export default picture(
  room,
  seats,
  place({ x: 470, y: 372, scale: 0.7 }, suitcase('#3E8E5A')),
  place({ x: 520, y: 430, scale: 1 }, suitcase('#C8323B')),
  place({ x: 424, y: 500, scale: 1.35 }, suitcase('#5B4A8A')),
);
