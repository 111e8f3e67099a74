import { onTheRoad, roadFromTheSide } from '@zielona-fala/scene-kit/close-up/side-view.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { line, place } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { boxTrailerSide } from '@zielona-fala/scene-kit/vehicles/trailer.ts';

export default picture(
  roadFromTheSide('#A7ACA6'),
  place({ x: 560, y: 416, scale: 0.36 }, tree(true)),
  place({ x: 690, y: 416, scale: 0.44 }, tree()),
  place({ x: 900, y: 414, scale: 0.36 }, tree(true)),
  line('M90 540L140 412M470 540V412M850 540L800 412', { stroke: '#F4F5F2', width: 8 }),
  onTheRoad(216, 1.02, boxTrailerSide()),
  onTheRoad(704, 1.02, carSide({ paint: 'red' })),
);
