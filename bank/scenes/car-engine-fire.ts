import { extinguisher, flames, smoke } from '../kit/close-up/fire.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { place, towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  roadFromTheSide('#B9AE9C'),
  onTheRoad(330, 1.4, carSide({ paint: 'blue' })),
  place({ x: 540, y: 326, scale: 0.8 }, smoke()),
  place({ x: 520, y: 322, scale: 0.42 }, flames()),
  place({ x: 566, y: 332, scale: 0.34 }, flames()),
  place(
    { x: 850, y: 470, scale: 1.5 },
    towardsLeft(walker({ standing: true, clothes: 'green' })) +
      place({ x: -10, y: -66, scale: 1.1 }, extinguisher()),
  ),
);
