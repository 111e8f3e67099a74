import type { Change } from './change.ts';

/** Adds one kind of thing to the repository. */
export interface Kind {
  /** What follows `npm run new --`. */
  readonly usage: string;
  /** @throws UserError for arguments that it cannot do */
  readonly plan: (args: readonly string[], change: Change) => void;
}
