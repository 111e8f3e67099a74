import { type Paint, SCENE } from '../palette.ts';
import { circle, type Svg } from '../svg.ts';

export interface Rider {
  /** Jacket. */
  readonly clothes?: Paint;
  readonly helmet?: Paint;
  /** Arm stretched out to show a turn. */
  readonly arm?: 'left' | 'right';
}

/** How arms and legs of riders are drawn. */
export const LIMB = { width: 17, cap: 'round', join: 'round' } as const;

/** A wheel of spokes from the side, standing on the road at `x`; `rim` is how thick its tyre is. */
export function sideWheel(x: number, radius: number, rim: number): Svg {
  return circle(x, -radius, radius, 'none', { stroke: SCENE.tyre, width: rim });
}
