import type { PortalCelebration, Win } from '@zielona-fala/contracts/portal';
import { createHolds, createObservable, type Observable } from '@zielona-fala/web-kit/observable';

export interface ShellCelebration extends PortalCelebration {
  readonly wins: Observable<readonly Win[]>;
  readonly held: Observable<boolean>;
  /** All that was won has been seen. */
  end(): void;
}

/** @param inOneTab does the work in one of the tabs that ask for it at once */
export function createCelebration(inOneTab: (work: () => void) => void): ShellCelebration {
  const wins = createObservable<readonly Win[]>([]);
  const { held, hold } = createHolds();
  return {
    wins,
    held,
    hold,
    tell(win) {
      let isTakenBack = false;
      const add = () => {
        if (!isTakenBack) wins.set([...wins.get(), win]);
      };
      if (win.isCompanion) add();
      else inOneTab(add);
      return () => {
        isTakenBack = true;
        wins.set(wins.get().filter((other) => other !== win));
      };
    },
    end: () => wins.set([]),
  };
}
