import { dial } from '../kit/inside/dashboard.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { path, place, rect } from '../kit/svg.ts';

const speeds = ['0', '10', '20', '30', '40'];
const hundreds = ['0', '5', '10', '15', '20', '25', '30'];

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#2E4436'),
  path(`M0 ${HEIGHT}V130C150 40 810 40 ${WIDTH} 130V${HEIGHT}Z`, '#1A2328'),
  place({ x: 168, y: 300 }, dial({ labels: speeds, unit: 'km/h', share: 8 / 40 })),
  place({ x: 792, y: 300 }, dial({ labels: hundreds, unit: '×100', share: 16 / 30 })),
  rect(345, 150, 270, 310, '#10171B', 26),
  place({ x: WIDTH / 2, y: 305, scale: 2.4 }, dashboardLamp('differential-lock')),
);
