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
