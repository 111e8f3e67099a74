import { badge } from '../kit/close-up/badge.ts';
import { dial } from '../kit/inside/dashboard.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, place, rect } from '../kit/svg.ts';

const labels = ['0', '2', '4', '6', '8', '10', '12'];
/** From 0 to 5 bar. */
const tooLow = line('M-99 99A140 140 0 0 1-78.3-116', { stroke: '#E23B32', width: 13 });

const gauge = (x: number, bar: number) =>
  place({ x, y: 300, scale: 1.16 }, dial({ labels, unit: 'bar', share: bar / 12 }), tooLow);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#323E45'),
  path(`M0 ${HEIGHT}V130C150 0 810 0 ${WIDTH} 130V${HEIGHT}Z`, '#1A2328'),
  gauge(226, 3.4),
  gauge(734, 3.1),
  badge(226, 506, '1'),
  badge(734, 506, '2'),
  place({ x: WIDTH / 2, y: 170, scale: 1.15 }, dashboardLamp('brake')),
);
