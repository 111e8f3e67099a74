import { rect, type Svg } from '../svg.ts';
import { CASE, lens } from './lamps.ts';

/** Two red lamps before a level crossing, which flash in turn; 92 wide and 50 high around (0, 0). */
export function railwayLight(lit: 'left' | 'right' | 'both' | 'off'): Svg {
  const ground = rect(-46, -25, 92, 50, '#F4F5F2', 10) + rect(-43.5, -22.5, 87, 45, CASE, 8);
  const lamp = (side: 'left' | 'right') =>
    lens('red', lit === side || lit === 'both', side === 'left' ? -21 : 21, 0, 14);
  return ground + (lit === 'left' ? lamp('right') + lamp('left') : lamp('left') + lamp('right'));
}
