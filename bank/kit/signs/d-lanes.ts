import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { line, place, type Svg } from '../svg.ts';
import { minimumSpeedOf } from './c-paths.ts';
import { board, type Sign } from './plates.ts';
import { arrow, upArrow } from './symbols/arrow.ts';
import { bus } from './symbols/vehicles.ts';

const white = SIGN.white;
const ahead = (x: number): Svg => upArrow(x, 40, -40, { width: 10, reach: 14 });
const forBuses = (x: number): Svg =>
  place({ x, y: -22, scale: 0.66 }, bus(white)) +
  lettering('BUS', { x, y: 16, size: 23, fill: white, anchor: 'middle' });

const slow = place({ x: 24, y: -25, scale: 0.38 }, minimumSpeedOf(40).drawing);
const slim = { width: 10, reach: 14 };

/** Beginnings and ends of lanes: D-11 to D-14. */
export const D_LANES = {
  'd-11': board(ahead(-27) + line('M-7-43V6Q-7 14 0 20L38 44', { stroke: white, width: 4 }) + forBuses(22)),
  'd-12': board(ahead(-27) + line('M-7-43V43', { stroke: white, width: 4 }) + forBuses(22)),
  'd-13': board(
    ahead(-22) + arrow('M-22 38Q-22 24-4 21Q14 18 14 8V8', [{ x: 14, y: -8, turn: 0 }], slim) + slow,
  ),
  'd-13a': board(ahead(-16) + arrow('M-16 34Q-16 16 2 12Q20 8 20-6V-24', [{ x: 20, y: -38, turn: 0 }], slim)),
  'd-14': board(ahead(-12) + line('M24 40V20Q24 8 8 2L-8-4', { stroke: white, width: 10, join: 'round' })),
} satisfies Record<string, Sign>;
