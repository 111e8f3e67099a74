import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, path, place, rect, type Svg } from '../svg.ts';

/** Bonnet and steering wheel at the lower edge, for scenes in which the own car matters. */
export function steeringWheel(turn = 0): Svg {
  const wheel =
    circle(0, 0, 150, 'none', { stroke: '#1B2226', width: 26 }) +
    path('M-140 10H140L60 60V140H-60V60Z', '#1B2226');
  return (
    path(`M0 ${HEIGHT}V506C240 486 720 486 ${WIDTH} 506V${HEIGHT}Z`, '#20292E') +
    place({ x: 320, y: 610, turn }, wheel)
  );
}

/** The mirror inside the car, with what it shows drawn in a box of 300 × 90 around (0, 0). */
export function insideMirror(shown: Svg): Svg {
  return (
    rect(318, 14, 324, 108, '#1B2226', 22) +
    '<clipPath id="mirror"><rect x="-150" y="-42" width="300" height="84" rx="14"/></clipPath>' +
    place({ x: 480, y: 68 }, `<g clip-path="url(#mirror)">${shown}</g>`)
  );
}
