import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';

/**
 * Reads the user again each time the learner comes back to the tab or its window: a link in a mail changes the account
 * in another tab, maybe on another device. Bundled with each remote: the shells that are deployed do not share it.
 * @param isWanted whether there is such a link
 */
export function useUserOnReturn(isWanted = true): void {
  const { session } = usePortal();
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      // a failure is logged by the client, and the next return tries again
      if (document.visibilityState === 'visible') void session.reloadUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    // a window beside the mail program is visible all the time
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [session, isWanted]);
}
