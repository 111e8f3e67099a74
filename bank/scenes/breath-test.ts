import { lettering } from '../kit/lettering.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, path, rect } from '../kit/svg.ts';

const finger = (y: number) => rect(596, y, 118, 58, SCENE.skin, 29);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#3A474E'),
  path('M0 0H960V120C700 210 260 210 0 120Z', '#46545C'),
  path('M640 540C640 470 700 420 790 400H960V540Z', '#24406F'),
  path('M660 250C740 230 790 270 800 330L820 440L700 480L650 420Z', SCENE.skin),
  rect(330, 20, 60, 96, '#E6ECEE', 12),
  rect(230, 96, 420, 420, '#F2C200', 44),
  rect(256, 122, 368, 368, '#22292D', 30),
  rect(286, 154, 308, 176, '#CFE0CF', 12),
  lettering('0.40', { x: 440, y: 262, size: 116, fill: '#15191A', anchor: 'middle', weight: 'heavy' }),
  lettering('mg/l', { x: 440, y: 316, size: 44, fill: '#15191A', anchor: 'middle' }),
  circle(360, 410, 40, '#C8323B'),
  circle(520, 410, 40, '#59646A'),
  finger(224),
  finger(292),
  finger(360),
);
