import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { ellipse, line, path, place, rect } from '../kit/svg.ts';

const tube =
  rect(-38, -170, 76, 340, '#EAF3F6', 34, { stroke: '#9AA6AA', width: 6 }) +
  path('M-32-40H32V132C32 176-32 176-32 132Z', '#A3161F') +
  rect(-46, -214, 92, 64, '#6C4BA6', 12) +
  rect(-34, -120, 68, 60, '#FFFFFF', 4);

/** Letters, and figures that stand lower. */
const formula = [
  lettering('C', { x: 366, y: 268, size: 60, fill: '#2B3236' }),
  lettering('2', { x: 404, y: 280, size: 36, fill: '#2B3236' }),
  lettering('H', { x: 426, y: 268, size: 60, fill: '#2B3236' }),
  lettering('5', { x: 470, y: 280, size: 36, fill: '#2B3236' }),
  lettering('OH', { x: 492, y: 268, size: 60, fill: '#2B3236' }),
];

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#DCE6E6'),
  rect(0, 420, WIDTH, 120, '#C3CFD0'),
  rect(330, 44, 560, 460, '#00000018', 8),
  rect(320, 36, 560, 460, '#FBFBF6', 8),
  line('M366 96H700M366 132H620', { stroke: '#C2C9C7', width: 14, cap: 'round' }),
  line('M366 190H834M366 440H834', { stroke: '#59646A', width: 5 }),
  ...formula,
  lettering('0,3 %', { x: 772, y: 392, size: 120, fill: '#15191A', anchor: 'end', weight: 'heavy' }),
  // the font has no per-mille sign
  ellipse(792, 370, 23, 25, '#15191A') + ellipse(792, 370, 9, 13, '#FBFBF6'),
  place({ x: 180, y: 300, turn: 14 }, tube),
);
