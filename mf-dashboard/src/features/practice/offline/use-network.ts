import { online } from '@zielona-fala/web-kit/observable';
import { useSession } from '@zielona-fala/web-kit/session';
import { useSyncExternalStore } from 'react';

/** Whether the server can be asked, as far as is known. */
export function useNetwork(): boolean {
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  return useSession().status === 'signed-in' && isOnline;
}
