import { extinguisher, flames, smoke } from '../kit/close-up/fire.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { faded, path, place, towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const jet = faded(
  0.85,
  path('M776 326L600 150C580 128 540 132 548 168L566 196Z', '#F4F5F2'),
  path('M560 120C600 96 640 120 620 160C600 190 540 190 536 156C534 140 544 128 560 120Z', '#FFFFFF'),
);

export default picture(
  roadFromTheSide('#B9AE9C'),
  place({ x: 90, y: 416, scale: 0.42 }, tree()),
  onTheRoad(330, 1.3, carSide({ paint: 'green' })),
  place({ x: 560, y: 330, scale: 0.8 }, smoke()),
  place({ x: 500, y: 330, scale: 0.9 }, flames()),
  place({ x: 556, y: 338, scale: 0.8 }, flames()),
  jet,
  place(
    { x: 820, y: 476, scale: 1.4 },
    towardsLeft(walker({ standing: true, clothes: 'blue' })) +
      place({ x: -12, y: -72, scale: 1.2 }, extinguisher()),
  ),
);
