import { dial } from '../kit/inside/dashboard.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { ellipse, path, place, rect } from '../kit/svg.ts';

const labels = ['0', '20', '40', '60', '80', '100', '120', '140', '160', '180'];

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#323E45'),
  path(`M0 ${HEIGHT}V150C150 0 810 0 ${WIDTH} 150V${HEIGHT}Z`, '#1A2328'),
  ellipse(WIDTH / 2, HEIGHT + 40, 560, 70, '#263138'),
  place({ x: 480, y: 280, scale: 1.5 }, dial({ labels, unit: 'km/h', share: 80 / 180 })),
);
