import { SCENE } from '../palette.ts';
import { circle, rect, type Svg } from '../svg.ts';

/** Lamps that a scene may switch on. */
export interface Lamps {
  readonly braking?: boolean;
  readonly indicator?: 'left' | 'right' | 'both';
  readonly headlights?: boolean;
  /** Whether the blue lights of an emergency vehicle shine. */
  readonly beacon?: boolean;
}

/**
 * Whether the indicators of the side that faces us are on. Side views go to the right, so it is the right side;
 * `towardsLeft` mirrors the vehicle and makes it the left one: write `right` there too.
 */
export function indicatesOnSeenSide({ indicator }: Lamps): boolean {
  return indicator === 'right' || indicator === 'both';
}

/** Tail lamps of a large vehicle from behind, `half` to the left and right. */
export function tailLamps({ braking }: Lamps, half: number, y: number): Svg {
  const lamp = braking ? SCENE.brakeLight : SCENE.tailLight;
  const glow = braking ? circle(-half, y, 34, '#FF2B3555') + circle(half, y, 34, '#FF2B3555') : '';
  return glow + rect(-half - 14, y - 16, 28, 32, lamp, 4) + rect(half - 14, y - 16, 28, 32, lamp, 4);
}

/** Indicators of a large vehicle that are on, `half` to the left and right; `front` tells whether we see its front. */
export function indicators({ indicator }: Lamps, half: number, y: number, front: boolean): Svg {
  if (indicator === undefined) return '';
  const sides = indicator === 'both' ? ['left', 'right'] : [indicator];
  return sides
    .map((side) => {
      const x = ((side === 'left') === front ? 1 : -1) * half;
      return circle(x, y, 30, `${SCENE.indicator}66`) + rect(x - 14, y - 11, 28, 22, SCENE.indicator, 5);
    })
    .join('');
}
