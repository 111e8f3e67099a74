import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { board, rimmed, type Sign } from './plates.ts';
import { carFront, carSide } from './symbols/cars.ts';
import { pedestrian, runningBoy } from './symbols/people.ts';
import { redStroke } from './symbols/red-stroke.ts';

const white = SIGN.white;

function words(text: string, y: number, size: number, fill: string = white): Svg {
  return lettering(text, { x: 0, y, size, fill, anchor: 'middle', widest: 86 });
}

const whiteBoard = (symbol: Svg, height: number): Sign => rimmed(symbol, height, white);

const home =
  path('M-12-27H15L30-8H24V14H-20V-8H-27Z', white) +
  rect(-14, -6, 8, 9, SIGN.blue) +
  rect(-2, -6, 8, 9, SIGN.blue) +
  rect(11, -6, 8, 9, SIGN.blue);
const residential =
  place({ x: 21, y: -11, scale: 0.78 }, home) +
  place({ x: 26, y: 22, scale: 0.66 }, carSide(white)) +
  place({ x: -33, y: -4, scale: 0.86 }, pedestrian(white)) +
  place({ x: -11, y: 14, scale: 0.54 }, runningBoy(white)) +
  circle(-27, 27.5, 3.6, white);

const town = path(
  'M-44 17V4L-38-1L-32 4V-4H-22V3H-19V-8L-13.5-22L-8-8V1H-3V-12H8V-3L14-8L20-3V5H23V-6L27-17L31-6V2H36V-2H44V17Z',
  SIGN.black,
);
const townWindows = path(
  'M-29.5-.5h2v3h-2zM-26.5-.5h2v3h-2zM-29.5 5h2v3h-2zM-26.5 5h2v3h-2zM0-8.5h2v3H0zM3.5-8.5h2v3h-2zM0-3h2v3H0zM3.5-3h2v3h-2zM0 2.5h2v3H0zM3.5 2.5h2v3h-2zM-14.5-6h2v4h-2zM13 2h2v3h-2zM39 3h2v3h-2z',
  white,
);
const builtUp = place({ x: 0, y: 2.5, scale: 1.06 }, town, townWindows);

const zone = words('STREFA', -48, 19);
const parkingZone =
  zone +
  lettering('P', { x: 0, y: 29, size: 92, fill: white, anchor: 'middle' }) +
  words('PARKOWANIA', 53, 15);
const trafficZone =
  words('STREFA', -18, 19) + words('RUCHU', 1, 19) + place({ x: 0, y: 26, scale: 0.9 }, carFront(white));
const internalRoad = words('DROGA', -4, 19.5, SIGN.black) + words('WEWNĘTRZNA', 17, 19.5, SIGN.black);

const tunnel =
  path('M-40 40V0A40 40 0 0 1 40 0V40H30V0A30 30 0 0 0-30 0V40Z', white) +
  path('M-15 40L-3-9H3L15 40Z', white) +
  line('M0-5V40', { stroke: SIGN.blue, width: 2.5, dash: '6 6' });

const camera =
  path('M-14-16H6L10-22H24L28-16H36Q40-16 40-12V22Q40 26 36 26H-14Q-18 26-18 22V-12Q-18-16-14-16Z', white) +
  circle(11, 5, 14.5, SIGN.blue) +
  circle(11, 5, 10, white) +
  circle(11, 5, 5, SIGN.blue);
const waves = line('M-25-9Q-30 5-25 19M-33-14Q-40 5-33 24M-41-18Q-50 5-41 28', {
  stroke: white,
  width: 3.6,
  cap: 'round',
});
const average =
  place({ x: 2, y: -17, scale: 0.66 }, camera, waves) +
  place({ x: -20, y: 28, scale: 0.5 }, carSide(white)) +
  place({ x: 24, y: 28, scale: 0.5 }, carSide(white)) +
  line('M-40 39H40', { stroke: white, width: 3 });

const wide = redStroke(88, 62, 8);
const tall = redStroke(86, 122, 8);

/** Tunnel, zones, built-up area and speed checks: D-37 to D-53. */
export const D_ZONES = {
  'd-37': board(tunnel),
  'd-38': board(tunnel + redStroke(90, 90)),
  'd-40': board(residential, 76),
  'd-41': board(residential + redStroke(90, 68, 7), 76),
  'd-42': whiteBoard(builtUp, 52),
  'd-43': whiteBoard(builtUp + line('M-45 22L45-22', { stroke: SIGN.red, width: 6 }), 52),
  'd-44': board(parkingZone, 140),
  'd-45': board(parkingZone + tall, 140),
  'd-46': whiteBoard(internalRoad, 56),
  'd-47': whiteBoard(internalRoad + line('M-45 24L45-24', { stroke: SIGN.red, width: 6 }), 56),
  'd-51': board(camera + waves),
  'd-51a': board(average),
  'd-51b': board(average + redStroke(90, 90)),
  'd-52': board(place({ x: 0, y: -4 }, trafficZone), 92),
  'd-53': board(place({ x: 0, y: -4 }, trafficZone) + wide, 92),
} satisfies Record<string, Sign>;
