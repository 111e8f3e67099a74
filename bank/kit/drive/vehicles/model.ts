import type { Piece, Point } from '../solids.ts';

/** A lamp, where it sits on the vehicle. */
export interface LampAt {
  readonly at: Point;
  readonly use: 'tail' | 'head' | 'left' | 'right' | 'blue';
  /** From which end it is seen; blue ones from everywhere. */
  readonly end?: 'front' | 'rear';
}

/** A vehicle as a solid, and its lamps. */
export interface Model {
  readonly length: number;
  readonly half: number;
  readonly pieces: readonly Piece[];
  readonly lamps: readonly LampAt[];
}
