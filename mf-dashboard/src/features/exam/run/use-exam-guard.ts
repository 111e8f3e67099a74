import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';

/** While an exam lasts: a fresh token at its start, and a warning before leaving. */
export function useExamGuard(isRunning: boolean): void {
  const { session } = usePortal();
  useEffect(() => void session.renew(), [session]);
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
}
