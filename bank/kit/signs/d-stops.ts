import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { line, path, place, rect, type Svg } from '../svg.ts';
import { board, type Sign } from './plates.ts';
import { redStroke } from './symbols/red-stroke.ts';
import { bus, tramFront } from './symbols/vehicles.ts';

const white = SIGN.white;

/** A white field on the blue board, with a black symbol on it. */
export function field(symbol: Svg, height = 70, y = 0): Svg {
  return rect(-35, y - height / 2, 70, height, white, 2) + place({ x: 0, y }, symbol);
}

const letterP = (x: number, y: number, size: number): Svg =>
  lettering('P', { x, y, size, fill: white, anchor: 'middle' });

const poles = line('M-9-15L16-29M-3-15L20-27', { stroke: SIGN.black, width: 2 });
const envelope = line('M-33 14H33V40H-33ZL33 40M33 14L-33 40', { stroke: white, width: 4.5, join: 'round' });
const roof = path('M0-43L42-20V-12L0-34.5L-42-12V-20Z', white);
const taxi = lettering('TAXI', { x: 0, y: 13, size: 39, fill: white, anchor: 'middle' });

/** Stops, parking and taxi ranks: D-15 to D-20. */
export const D_STOPS = {
  'd-15': board(field(place({ x: 0, y: 1, scale: 1.02 }, bus()))),
  'd-16': board(field(place({ x: 0, y: 8, scale: 1.02 }, bus(), poles))),
  'd-17': board(field(place({ x: 0, y: 0, scale: 1.22 }, tramFront()))),
  'd-18': board(letterP(2, 36, 101)),
  'd-18a': board(letterP(1, 6, 66) + envelope),
  'd-18b': board(letterP(1, 42, 78) + roof),
  'd-19': board(taxi, 64),
  'd-20': board(taxi + redStroke(90, 56, 8), 64),
} satisfies Record<string, Sign>;
