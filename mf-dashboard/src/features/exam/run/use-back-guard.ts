import { useEffect, useEffectEvent } from 'react';

/** Marks the entry of the browser's history that Back leads away from first. */
const GUARD = { isExamGuard: true } as const;

const isGuarded = (): boolean => (history.state as Partial<typeof GUARD> | null)?.isExamGuard === true;

/**
 * While an exam runs, Back asks instead of leaving: it leads to another entry of the same address, which is put back.
 * @param onBack the learner wants to leave
 */
export function useBackGuard(isRunning: boolean, onBack: () => void): void {
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!isRunning) return;
    const guard = () => {
      // a reload keeps it
      if (!isGuarded()) history.pushState(GUARD, '');
    };
    const stay = () => {
      if (isGuarded()) return;
      guard();
      ask();
    };
    guard();
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [isRunning]);
}
