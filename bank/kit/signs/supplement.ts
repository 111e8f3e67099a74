import { SIGN } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { rimmed, type Sign } from './plates.ts';

/** A supplementary plate has the ground of the sign above it: yellow below warning signs, else white. */
export type Ground = 'yellow' | 'white';

/** A supplementary plate with a black rim; `width` is at most 100. */
export const supplement = (symbol: Svg, height: number, ground: Ground, width?: number): Sign =>
  rimmed(symbol, height, SIGN[ground], width);
