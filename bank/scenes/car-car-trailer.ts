import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { picture } from '../kit/picture.ts';
import { line, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { boxTrailerSide } from '../kit/vehicles/trailer.ts';

export default picture(
  roadFromTheSide('#A7ACA6'),
  place({ x: 560, y: 416, scale: 0.36 }, tree(true)),
  place({ x: 690, y: 416, scale: 0.44 }, tree()),
  place({ x: 900, y: 414, scale: 0.36 }, tree(true)),
  line('M90 540L140 412M470 540V412M850 540L800 412', { stroke: '#F4F5F2', width: 8 }),
  onTheRoad(216, 1.02, boxTrailerSide()),
  onTheRoad(704, 1.02, carSide({ paint: 'red' })),
);
