import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, ellipse, path, rect } from '../kit/svg.ts';

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#D9DCDA'),
  path('M0 440C240 416 720 416 960 440V540H0Z', '#CFE4EE'),
  path('M0 424C240 400 720 400 960 424V444C720 420 240 420 0 444Z', '#39434A'),
  path(
    'M150 60C150 30 180 16 220 16H740C780 16 810 30 810 60L850 330C856 372 830 396 790 396H170C130 396 104 372 110 330Z',
    '#4A565C',
  ),
  path(
    'M176 70C178 46 196 38 226 38H734C764 38 782 46 784 70L820 322C824 352 806 368 780 368H180C154 368 136 352 140 322Z',
    '#39434A',
  ),
  ellipse(270, 250, 96, 66, '#F4EFD9'),
  ellipse(690, 250, 96, 66, '#F4EFD9'),
  ellipse(270, 250, 60, 38, '#FFFBE6'),
  ellipse(690, 250, 60, 38, '#FFFBE6'),
  circle(400, 94, 17, '#2B3236'),
  circle(560, 94, 17, '#2B3236'),
  rect(374, 140, 212, 212, '#20282D', 30),
  rect(392, 158, 176, 176, '#C8323B', 24),
  lettering('SOS', { x: 480, y: 268, size: 76, fill: '#FFFFFF', anchor: 'middle', weight: 'heavy' }),
  path('M380 140H580C586 140 586 146 586 150L580 176H380L374 150C374 146 374 140 380 140Z', '#FFFFFF55'),
  rect(386, 152, 188, 192, 'none', 26, { stroke: '#FFFFFF66', width: 6 }),
);
