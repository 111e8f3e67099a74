import { flag } from '@zielona-fala/scene-kit/close-up/roof-load.ts';
import { onTheRoad, roadFromTheSide } from '@zielona-fala/scene-kit/close-up/side-view.ts';
import { cottage, tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { picture, WIDTH } from '@zielona-fala/scene-kit/picture.ts';
import { line, place } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { driverAtWindow, triangleAtRear } from '@zielona-fala/scene-kit/vehicles/on-board.ts';

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
