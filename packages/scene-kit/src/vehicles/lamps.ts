/** Lamps that a scene may switch on. */
export interface Lamps {
  readonly braking?: boolean;
  readonly indicator?: 'left' | 'right' | 'both';
  readonly headlights?: boolean;
  /** Blue lights of an emergency vehicle, or amber ones of a slow one. */
  readonly beacon?: 'blue' | 'amber';
}
