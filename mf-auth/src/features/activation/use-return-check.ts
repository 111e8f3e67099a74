import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';

/** Reloads the user each time the learner comes back to the tab or its window, to detect an activation. */
export function useReturnCheck(): void {
  const { session } = usePortal();
  useEffect(() => {
    const look = () => {
      // runs without being asked for: a failure is logged by the client, and the button can repeat it
      if (document.visibilityState === 'visible') session.reloadUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    // a window beside the mail program is visible all the time
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [session]);
}
