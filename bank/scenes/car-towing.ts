import { flag } from '../kit/close-up/roof-load.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { cottage } from '../kit/driver/buildings.ts';
import { tree } from '../kit/driver/plants.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture, WIDTH } from '../kit/picture.ts';
import { line, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { driverAtWindow, triangleAtRear } from '../kit/vehicles/on-board.ts';

const arrow =
  line('M320 506H626M344 492L320 506 344 520M602 492L626 506 602 520', {
    stroke: '#FFFFFF',
    width: 6,
    join: 'round',
  }) + lettering('?', { x: 473, y: 494, size: 50, fill: '#FFFFFF', anchor: 'middle' });

export default picture(
  roadFromTheSide(),
  place({ x: 110, y: 416, scale: 0.4 }, tree()),
  place({ x: 250, y: 414, scale: 0.32 }, tree(true)),
  place({ x: 470, y: 414, scale: 0.3 }, cottage()),
  place({ x: 690, y: 414, scale: 0.34 }, tree(true)),
  place({ x: 880, y: 416, scale: 0.42 }, tree()),
  place(
    { x: WIDTH, y: 0, mirrored: true },
    onTheRoad(200, 0.62, carSide({ paint: 'red' }) + driverAtWindow() + triangleAtRear()),
    onTheRoad(774, 0.62, carSide({ paint: 'white', headlights: true }) + driverAtWindow()),
    line('M330 426Q487 444 644 424', { stroke: '#F2E9D8', width: 6 }),
    place({ x: 474, y: 434, scale: 0.5 }, flag(0, 0, SIGN.red)),
  ),
  arrow,
);
