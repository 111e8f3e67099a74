import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { warningTriangle } from '../kit/close-up/triangle.ts';
import { cottage } from '../kit/driver/buildings.ts';
import { tree } from '../kit/driver/plants.ts';
import { lettering } from '../kit/lettering.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { line, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const distance =
  line('M150 500H520M174 486L150 500 174 514M496 486L520 500 496 514', {
    stroke: '#FFFFFF',
    width: 6,
    join: 'round',
  }) + lettering('10 m', { x: 335, y: 490, size: 44, fill: '#FFFFFF', anchor: 'middle' });

export default picture(
  roadFromTheSide(),
  place({ x: 80, y: 416, scale: 0.4 }, tree()),
  place({ x: 400, y: 414, scale: 0.26 }, cottage()),
  place({ x: 890, y: 416, scale: 0.42 }, tree(true)),
  onTheRoad(660, 0.68, carSide({ paint: 'white', indicator: 'both' })),
  place({ x: 868, y: 424, scale: 0.8 }, stander({ clothes: 'yellow', with: 'reflector' })),
  place({ x: 142, y: 450, scale: 0.8 }, warningTriangle()),
  distance,
);
