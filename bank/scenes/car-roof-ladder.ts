import { longLoad, roofBars } from '../kit/close-up/roof-load.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  roadFromTheSide(),
  onTheRoad(440, 1.55, carSide({ paint: 'blue' }) + roofBars() + longLoad(-190, 244, 'ladder')),
);
