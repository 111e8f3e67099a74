import { cottage } from '../kit/driver/buildings.ts';
import { tree } from '../kit/driver/plants.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, place, rect, towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { driverAtWindow, triangleAtRear } from '../kit/vehicles/on-board.ts';

const driver = driverAtWindow({ clothes: 'red' });
const bar =
  line('M372 398H512', { stroke: '#fff', width: 9 }) +
  line('M372 398H512', { stroke: '#C1121C', width: 9, dash: '16 16' });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  path('M0 220c120-30 260 0 380-16 160-22 320 16 580-10v160H0z', SCENE.hills),
  rect(0, 290, WIDTH, 250, SCENE.meadow),
  place({ x: 140, y: 300, scale: 0.42 }, cottage('#F2E6D3')),
  place({ x: 470, y: 300, scale: 0.42 }, cottage('#E7D9C3')),
  place({ x: 800, y: 300, scale: 0.42 }, cottage('#EADFCF')),
  place({ x: 310, y: 304, scale: 0.4 }, tree()),
  place({ x: 640, y: 304, scale: 0.4 }, tree(true)),
  rect(0, 318, WIDTH, 54, SCENE.pavement),
  rect(0, 366, WIDTH, 10, SCENE.kerb),
  rect(0, 376, WIDTH, 164, SCENE.asphalt),
  line('M0 506H960', { stroke: SCENE.paint, width: 8, dash: '90 70' }),
  bar,
  place({ x: 200, y: 452, scale: 0.82 }, towardsLeft(carSide({ paint: 'blue' }) + driver)),
  place(
    { x: 690, y: 452, scale: 0.82 },
    towardsLeft(carSide({ paint: 'yellow' }) + driver + triangleAtRear()),
  ),
);
