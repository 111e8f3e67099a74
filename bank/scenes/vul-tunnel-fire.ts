import { SEATS, seenAt, wall } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { insideTunnel } from '../kit/driver/tunnel.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { ellipse, path, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const flames =
  path(
    'M-120-60C-150-170-60-190-70-290C-10-250 0-210 10-170C30-210 60-220 50-270C120-210 150-130 110-60Z',
    '#F0701A',
  ) +
  path(
    'M-70-60C-80-130-30-150-26-200C20-160 30-130 40-110C60-130 66-140 66-160C96-120 90-80 70-60Z',
    '#FFC93A',
  );
const smoke = [
  [0, -360, 190, 90],
  [-190, -400, 230, 80],
  [210, -410, 230, 80],
  [-60, -440, 330, 70],
]
  .map(([x = 0, y = 0, a = 0, b = 0]) => ellipse(x, y, a, b, '#22272ACC'))
  .join('');

const RIGHT = 2.8;
const panel = (near: number, far: number, low: number, high: number, fill: string) =>
  wall(SEATS.car, RIGHT, near, far, low, high, fill);
const door =
  panel(9.2, 10.9, 0.15, 2.2, '#3E8E5A') +
  panel(9.35, 10.75, 0.2, 2.1, '#2F7448') +
  panel(9.5, 9.65, 0.95, 1.2, '#D3D9DB');
const sign = panel(9.1, 11, 2.35, 3.1, '#0B8A4A');
const corner = seenAt(SEATS.car, RIGHT, 11, 3.1);
const runner = place(
  { x: corner.x + 26, y: corner.y + 36, scale: 0.55 },
  path('M-34-30h26v60h-26z', '#fff') +
    path(
      'M12-26a8 8 0 1 1 .1 0zM-2-18h22l14 14-6 6-10-9-6 14 12 14-4 20h-9l2-17-14-12-10 18h-18v-8h12l12-26-10 1-6 9-8-4 9-16z',
      '#fff',
    ),
);

export default picture(
  driverView({
    setting: 'bare',
    road: { lanes: 2, ownLane: 1, oncoming: 0, between: 'solid' },
    ground: [
      surface(-6.2, -5, 3, 160, '#8E9592'),
      surface(1.6, RIGHT, 3, 160, '#8E9592'),
      insideTunnel(-6.2, RIGHT),
    ],
    things: [thing(-1.2, 27, smoke + carSide({ paint: 'grey' }) + flames)],
    front: door + sign + runner,
  }),
);
