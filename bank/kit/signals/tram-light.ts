import { line, path, place, rect, type Svg } from '../svg.ts';
import { WAYS } from './arrows.ts';
import { CASE, LIT } from './lamps.ts';
import { pair } from './pair.ts';

const level = (colour: string): Svg => rect(-10, -2.2, 20, 4.4, colour);

const upright = (colour: string): Svg => rect(-2.2, -10, 4.4, 20, colour);

const rays = line('M-20 10L-28 6M-20 16H-29M-20 22L-28 26M20 10L28 6M20 16H29M20 22L28 26', {
  stroke: LIT.white,
  width: 2.5,
  cap: 'round',
});

/**
 * Signals for trams (ST): a level white bar above, an upright one below; 38 wide and 70 high around (0, 0).
 * With a way it is STK: a plate with an arrow stands on it, up to y = -66.
 */
export function tramLight(
  signal: 'stop' | 'go' | 'flashing' | 'off',
  way?: 'left' | 'straight' | 'right',
): Svg {
  const lit = signal === 'stop' ? 'upper' : signal === 'off' ? 'none' : 'lower';
  const plate =
    way === undefined
      ? ''
      : rect(-15, -66, 30, 28, LIT.white, 3, { stroke: CASE, width: 2 }) +
        place({ x: 0, y: -52 }, path(WAYS[way], CASE));
  return plate + pair(level, upright, ['white', 'white'], lit) + (signal === 'flashing' ? rays : '');
}
