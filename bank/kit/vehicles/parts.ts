import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, path, rect, type Svg } from '../svg.ts';
import type { Lamps } from './lamps.ts';

/** Colours and lamps of a lorry, bus, tram, van or tractor; 100 units a metre, the middle of the foot at (0, 0). */
export interface LargeVehicle extends Lamps {
  readonly paint?: Paint;
}

export const colourOf = ({ paint }: LargeVehicle, otherwise: Paint): string => PAINT[paint ?? otherwise];

interface Wheel {
  /** Its colour. */
  readonly rim: string;
  /** Share of the radius that the rim has. */
  readonly hub: number;
}

/** A wheel from the side, standing on the road at `x`. */
export function wheel(x: number, radius: number, { rim = '#C4CBCE', hub = 0.5 }: Partial<Wheel> = {}): Svg {
  return circle(x, -radius, radius, SCENE.tyre) + circle(x, -radius, radius * hub, rim);
}

/** A wheel of a lorry or bus from the side. */
export const bigWheel = (x: number): Svg => wheel(x, 48, { rim: '#B9C1C5' });

/** Tyres of a lorry or bus from the front or from behind, their inner edges `half` to the left and right. */
export const twinTyres = (half: number): Svg =>
  rect(-half - 50, -60, 50, 60, SCENE.tyre, 8) + rect(half, -60, 50, 60, SCENE.tyre, 8);

/** The cab of a lorry from the side, driving to the right, in its place on a lorry 800 long. */
export function lorryCab(colour: string): Svg {
  return (
    path(
      'M176-60V-300C176-316 186-326 202-326H300C330-326 346-314 358-284L392-186C398-170 400-158 400-140V-60Z',
      colour,
    ) +
    path('M262-300H300C322-300 332-292 340-270L366-196H262Z', SCENE.glass) +
    ellipse(392, -96, 14, 16, SCENE.headlight)
  );
}

/** The triangular plate of slow vehicles: red with a darker rim, its middle at (0, 0), 76 wide. */
export function slowVehiclePlate(): Svg {
  return (
    path('M0-34L38 32H-38Z', '#8E0F18', { stroke: '#8E0F18', width: 6, join: 'round' }) +
    path('M0-17L24 24H-24Z', '#F03B2B')
  );
}
