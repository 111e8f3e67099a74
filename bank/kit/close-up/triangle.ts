import { line, path, type Svg } from '../svg.ts';

/** A warning triangle on its feet, 64 wide and 60 high, standing at (0, 0). */
export function warningTriangle(): Svg {
  return (
    path('M0-54L32 0H-32Z', '#C1121C', { stroke: '#C1121C', width: 6, join: 'round' }) +
    path('M0-36L18-8H-18Z', '#F6F1EA') +
    line('M-34 6H34', { stroke: '#2B3236', width: 6 })
  );
}
