import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { wheel } from './parts.ts';

const drawbar = (from: number): Svg =>
  line(`M${from}-44H${from + 92}`, { stroke: '#3C4448', width: 10, cap: 'round' }) +
  circle(from + 92, -46, 9, '#3C4448');

/** A car's trailer with two axles and a canvas cover, pulled to the right; its middle at (0, 0), the coupling at 262. */
export function boxTrailerSide(): Svg {
  return (
    ellipse(0, -2, 190, 10, SCENE.shade) +
    drawbar(170) +
    path('M-172-82V-176C-172-190-164-196-150-196H150C164-196 172-190 172-176V-82Z', '#5B7F95') +
    line('M-86-192V-86M0-192V-86M86-192V-86', { stroke: '#4B6C80', width: 6 }) +
    rect(-176, -88, 352, 44, '#B9C1C5', 4) +
    wheel(-36, 30) +
    wheel(40, 30) +
    rect(-180, -82, 12, 24, SCENE.tailLight, 3)
  );
}

/** A caravan pulled to the right; 480 long with its drawbar, the coupling at 310. `inside` is seen through its window, 150 × 84 around (-60, -152). */
export function caravanSide(inside: Svg = '', stripe: Paint = 'green'): Svg {
  return (
    ellipse(0, -2, 230, 11, SCENE.shade) +
    drawbar(218) +
    path('M-220-36V-206C-220-236-206-248-180-248H150C196-248 214-226 222-180L228-90V-36Z', '#F2F2EC') +
    rect(-220, -92, 448, 18, PAINT[stripe]) +
    rect(-135, -194, 150, 84, '#5F7A86', 12) +
    inside +
    rect(-135, -194, 150, 84, 'none', 12, { stroke: '#C9CCC6', width: 7 }) +
    rect(84, -206, 62, 166, '#E3E3DB', 8, { stroke: '#C2C5BE', width: 4 }) +
    circle(134, -120, 5, '#8C959A') +
    wheel(-20, 32) +
    rect(-226, -70, 12, 26, SCENE.tailLight, 3)
  );
}
