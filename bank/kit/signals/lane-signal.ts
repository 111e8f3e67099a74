import { line, path, place, type Svg } from '../svg.ts';
import { WAYS } from './arrows.ts';
import { box, glow, LIT } from './lamps.ts';

const CROSS = 'M-25-25L25 25M25-25L-25 25';

/** S-4 above a lane: a green arrow down while it is open, a red cross while it is closed; 90 by 90 around (0, 0). */
export function laneSignal(lane: 'open' | 'closed'): Svg {
  const isOpen = lane === 'open';
  const symbol = isOpen
    ? place({ x: 0, y: 0, scale: 3.3, turn: 180 }, path(WAYS.straight, LIT.green))
    : line(CROSS, { stroke: LIT.red, width: 11, cap: 'round' });
  return box(90, 90) + glow(isOpen ? 'green' : 'red', 0, 0, 20) + symbol;
}
