import { onTheRoad, roadFromTheSide } from '@zielona-fala/scene-kit/close-up/side-view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place } from '@zielona-fala/scene-kit/svg.ts';
import { farmTrailerSide } from '@zielona-fala/scene-kit/vehicles/goods.ts';
import { tractorSide } from '@zielona-fala/scene-kit/vehicles/large.ts';

const trailer = (x: number) => place({ x, y: 0 }, farmTrailerSide());

export default picture(
  roadFromTheSide(),
  onTheRoad(480, 0.63, trailer(-520), trailer(-10), place({ x: 480, y: 0 }, tractorSide())),
);
