import { SCENE } from '../palette.ts';
import { ellipse, path, rect, type Svg } from '../svg.ts';
import { indicators, tailLamps } from './lamps.ts';
import { colourOf, type LargeVehicle } from './parts.ts';

/** A van from behind; 200 wide, 250 high. */
export function vanRear(van: LargeVehicle = {}): Svg {
  const colour = colourOf(van, 'white');
  return (
    ellipse(0, -2, 112, 11, SCENE.shade) +
    rect(-90, -40, 36, 40, SCENE.tyre, 6) +
    rect(54, -40, 36, 40, SCENE.tyre, 6) +
    path(
      'M-84-250H84C94-250 98-242 99-230V-36C99-28 94-24 86-24H-86C-94-24-99-28-99-36V-230C-98-242-94-250-84-250Z',
      colour,
    ) +
    rect(-82, -232, 78, 70, SCENE.glass, 6) +
    rect(4, -232, 78, 70, SCENE.glass, 6) +
    rect(-1, -244, 2, 210, '#00000033') +
    tailLamps(van, 86, -110) +
    rect(-30, -66, 60, 16, '#F6F6F0', 2) +
    indicators(van, 86, -76, false)
  );
}
