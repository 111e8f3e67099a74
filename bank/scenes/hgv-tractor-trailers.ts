import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';
import { farmTrailerSide } from '../kit/vehicles/goods.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

const trailer = (x: number) => place({ x, y: 0 }, farmTrailerSide());

export default picture(
  roadFromTheSide(),
  onTheRoad(480, 0.63, trailer(-520), trailer(-10), place({ x: 480, y: 0 }, tractorSide())),
);
