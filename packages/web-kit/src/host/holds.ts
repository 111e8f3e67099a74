import { createSignal, type Signal } from './signal.ts';

/** True as long as at least one holder has not let go. */
export interface Holds {
  readonly held: Signal<boolean>;
  /** @returns lets go; a second time does nothing */
  hold(): () => void;
}

export function createHolds(): Holds {
  const held = createSignal(false);
  const holders = new Set<symbol>();
  return {
    held,
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      held.set(true);
      return () => {
        holders.delete(holder);
        held.set(holders.size > 0);
      };
    },
  };
}
