import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';

/** Looks whether the account has become active each time the learner comes back to this tab. */
export function useReturnCheck(): void {
  const { session } = usePortal();
  useEffect(() => {
    const look = () => {
      // the learner has asked for nothing yet: a failure is logged by the client and the button asks again
      if (document.visibilityState === 'visible') session.reloadUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
}
