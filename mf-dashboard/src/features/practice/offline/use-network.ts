import { useSession } from '@zielona-fala/web-kit/session';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the server can be asked, as far as is known. */
export function useNetwork(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return useSession().status === 'signed-in' && isOnline;
}
