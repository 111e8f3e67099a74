import { createObservable, type Observable } from './observable.ts';

/** True while at least one holder has not released its hold. */
export interface Holds {
  readonly held: Observable<boolean>;
  /** @returns releases the hold; calling it again has no effect */
  hold(): () => void;
}

export function createHolds(): Holds {
  const held = createObservable(false);
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
