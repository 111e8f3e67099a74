import type { PortalCelebration, Win } from '@zielona-fala/contracts/portal';
import { createHolds, createObservable, type Observable } from '@zielona-fala/web-kit/observable';

export interface ShellCelebration extends PortalCelebration {
  readonly wins: Observable<readonly Win[]>;
  readonly held: Observable<boolean>;
  /** All that was won has been seen. */
  end(): void;
}

export function createCelebration(): ShellCelebration {
  const wins = createObservable<readonly Win[]>([]);
  const { held, hold } = createHolds();
  return {
    wins,
    held,
    hold,
    tell(win) {
      wins.set([...wins.get(), win]);
      return () => wins.set(wins.get().filter((other) => other !== win));
    },
    end: () => wins.set([]),
  };
}
