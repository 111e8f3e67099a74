import { surface } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { insideTunnel } from '@zielona-fala/scene-kit/driver/tunnel.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { ellipse, path, place, polygon } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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

/** On the right wall, 2.8 m from the eyes, in units of the picture: 1000 a metre at a metre's distance. */
const onWall = (z: number, height: number) =>
  [480 + (2.8 * 1000) / z, 212 + ((1.25 - height) * 1000) / z] as const;
const panel = (near: number, far: number, low: number, high: number, fill: string) =>
  polygon([onWall(near, low), onWall(far, low), onWall(far, high), onWall(near, high)], fill);
const door =
  panel(9.2, 10.9, 0.15, 2.2, '#3E8E5A') +
  panel(9.35, 10.75, 0.2, 2.1, '#2F7448') +
  panel(9.5, 9.65, 0.95, 1.2, '#D3D9DB');
const sign = panel(9.1, 11, 2.35, 3.1, '#0B8A4A');
const [left, top] = onWall(11, 3.1);
const runner = place(
  { x: left + 26, y: top + 36, scale: 0.55 },
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
      surface(1.6, 2.8, 3, 160, '#8E9592'),
      insideTunnel(-6.2, 2.8),
    ],
    things: [thing(-1.2, 27, smoke + carSide({ paint: 'grey' }) + flames)],
    front: door + sign + runner,
  }),
);
