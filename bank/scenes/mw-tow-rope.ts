import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { SCENE } from '../kit/palette.ts';
import { picture, WIDTH } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { line, place, rect } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { driverAtWindow, triangleAtRear } from '../kit/vehicles/on-board.ts';

export default picture(
  roadFromTheSide(),
  rect(0, 376, WIDTH, 8, '#8C9599'),
  rect(0, 386, WIDTH, 5, '#AEB6B9'),
  line(`M0 432H${WIDTH}`, { stroke: SCENE.paint, width: 5 }),
  line(`M0 522H${WIDTH}`, { stroke: SCENE.paint, width: 7, dash: '90 70' }),
  place({ x: 130, y: 378, scale: 0.36 }, tree()),
  place({ x: 860, y: 378, scale: 0.36 }, tree(true)),
  place({ x: 480, y: 404, scale: 0.95 }, signPost([D_ROADS['d-9']], { size: 1.6, clearance: 1.2 })),
  onTheRoad(190, 0.72, carSide({ paint: 'red', indicator: 'both' }) + driverAtWindow() + triangleAtRear()),
  onTheRoad(760, 0.72, carSide({ paint: 'blue', headlights: true }) + driverAtWindow({ clothes: 'red' })),
  line('M344 428Q474 450 606 428', { stroke: '#F2E9D8', width: 6 }),
);
