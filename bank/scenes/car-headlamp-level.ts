import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

const WHITE = '#E6ECEE';
const POSITIONS = ['0', '1', '2', '3'];
const figures = POSITIONS.map((label, index) => {
  const angle = ((-210 + index * 60) * Math.PI) / 180;
  const [x, y] = [640 + Math.cos(angle) * 186, 282 + Math.sin(angle) * 186];
  return lettering(label, { x, y: y + 18, size: 54, fill: WHITE, anchor: 'middle' });
});
const ridges = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * 15 * Math.PI) / 180;
  const at = (radius: number) =>
    `${(640 + Math.cos(angle) * radius).toFixed(0)} ${(282 + Math.sin(angle) * radius).toFixed(0)}`;
  return `M${at(112)}L${at(128)}`;
});
/** A headlamp that shines to the left and can be moved up and down. */
const symbol =
  path('M14-62C84-56 104-26 104 0S84 56 14 62C-10 28-10-28 14-62Z', 'none', {
    stroke: WHITE,
    width: 10,
    join: 'round',
  }) +
  line('M-26-42L-112-30M-32-10L-118 4M-32 22L-118 38M-26 52L-112 70', {
    stroke: WHITE,
    width: 10,
    cap: 'round',
  }) +
  line('M152-24V-70M134-54L152-74 170-54M152 24V70M134 54L152 74 170 54', {
    stroke: WHITE,
    width: 9,
    cap: 'round',
    join: 'round',
  });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#39434A'),
  path('M0 0H960V110C700 90 260 90 0 110Z', '#4A565C'),
  rect(60, 60, 840, 420, '#232C31', 40, { stroke: '#161D21', width: 8 }),
  place({ x: 230, y: 280 }, symbol),
  circle(640, 282, 140, '#10171B'),
  circle(640, 282, 128, '#2E383D'),
  line(ridges.join(''), { stroke: '#4A565C', width: 8 }),
  circle(640, 282, 92, '#39434A'),
  line('M592 310L555 331', { stroke: '#FFFFFF', width: 14, cap: 'round' }),
  ...figures,
);
