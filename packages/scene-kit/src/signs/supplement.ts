import { SIGN } from '../palette.ts';
import { rect, type Svg } from '../svg.ts';
import type { Sign } from './plates.ts';

/** A supplementary plate has the ground of the sign above it: yellow below warning signs, else white. */
export type Ground = 'yellow' | 'white';

/** A supplementary plate with a black rim; `width` is at most 100. */
export function supplement(symbol: Svg, height: number, ground: Ground, width = 100): Sign {
  const [left, top] = [-width / 2, -height / 2];
  const drawing =
    rect(left, top, width, height, SIGN.black, 4) +
    rect(left + 2.2, top + 2.2, width - 4.4, height - 4.4, SIGN[ground], 2.5) +
    symbol;
  return { drawing, height };
}
