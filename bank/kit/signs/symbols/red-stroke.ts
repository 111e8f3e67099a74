import { SIGN } from '../../palette.ts';
import { line, type Svg } from '../../svg.ts';

/** The red stroke of signs that end something, from the lower left to the upper right of a field. */
export function redStroke(width: number, height: number, thickness = 9): Svg {
  const x = width / 2;
  const y = height / 2;
  return line(`M${-x} ${y}L${x} ${-y}`, { stroke: SIGN.red, width: thickness });
}
