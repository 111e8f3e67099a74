import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';
import { farmTrailerSide } from '../kit/vehicles/goods.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

const trailer = (x: number) => place({ x, y: 0 }, farmTrailerSide());

export default picture(
  roadFromTheSide(),
  onTheRoad(
    480,
    0.47,
    trailer(-760),
    trailer(-252),
    trailer(256),
    place({ x: 745, y: 0 }, tractorSide({ paint: 'blue' })),
  ),
);
