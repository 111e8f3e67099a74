import { longLoad, roofBars } from '@zielona-fala/scene-kit/close-up/roof-load.ts';
import { onTheRoad, roadFromTheSide } from '@zielona-fala/scene-kit/close-up/side-view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  roadFromTheSide(),
  onTheRoad(440, 1.55, carSide({ paint: 'blue' }) + roofBars() + longLoad(-190, 244, 'ladder')),
);
