import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, type Svg } from '../svg.ts';

/** A number in a blue disc by which a question names a part of the picture. */
export function badge(x: number, y: number, label: string): Svg {
  return (
    circle(x, y, 31, SIGN.white) +
    circle(x, y, 27, SIGN.blue) +
    lettering(label, { x, y: y + 13, size: 36, fill: SIGN.white, anchor: 'middle' })
  );
}
