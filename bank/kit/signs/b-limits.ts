import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, path, place, type Svg } from '../svg.ts';
import { ending, GREY, zoneBoard } from './b-shapes.ts';
import { prohibition, type Sign } from './plates.ts';
import { lorrySide } from './symbols/vehicles.ts';

const polish = (value: number): string => String(value).replace('.', ',');

function centred(words: string, size: number, y: number, fill: string, widest: number): Svg {
  return lettering(words, { x: 0, y, size, fill, anchor: 'middle', weight: 'bold', widest });
}

const number = (value: number, fill: string = SIGN.black): Svg => centred(String(value), 53, 19, fill, 64);

/** B-33: speed limit in km/h. */
export function speedLimit(value: number): Sign {
  return prohibition(number(value));
}

/** B-34: end of the speed limit. */
export function endOfSpeedLimit(value: number): Sign {
  return ending(number(value, GREY));
}

function zone(value: number, rim: string, fill: string): Svg {
  const sign = circle(0, 0, 50, rim) + circle(0, 0, 39, SIGN.white) + number(value, fill);
  return place({ x: 0, y: 15, scale: 0.82 }, sign) + centred('STREFA', 27, -36, fill, 84);
}

/** B-43: zone with a speed limit in km/h. */
export function speedZone(value: number): Sign {
  return zoneBoard(zone(value, SIGN.red, SIGN.black));
}

const wedge = (turn: number): Svg => place({ x: 0, y: 0, turn }, path('M-9-37H9L0-23Z', SIGN.black));

/** B-16: no vehicles higher than so many metres. */
export function heightLimit(metres: number): Sign {
  return prohibition(centred(`${polish(metres)} m`, 31, 11, SIGN.black, 62) + wedge(0) + wedge(180));
}

/** B-17: no vehicles or combinations longer than so many metres. */
export function lengthLimit(metres: number): Sign {
  const arrows = path('M-33 18L-24 12V16H24V12L33 18L24 24V20H-24V24Z', SIGN.black);
  const size = lettering(`${polish(metres)} m`, {
    x: 9,
    y: -6.5,
    size: 16.3,
    fill: SIGN.white,
    anchor: 'middle',
    widest: 32,
  });
  return prohibition(place({ x: 0, y: -6, scale: 1 }, lorrySide()) + size + arrows);
}

/** B-18: no vehicles whose actual mass is above so many tonnes. */
export function massLimit(tonnes: number): Sign {
  return prohibition(centred(`${polish(tonnes)} t`, 42, 15, SIGN.black, 62));
}
