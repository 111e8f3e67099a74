import { online } from '@zielona-fala/web-kit/observable';
import { useSession } from '@zielona-fala/web-kit/session';
import { useSyncExternalStore } from 'react';

/** Whether the server can be asked; null as long as the first answer is on its way. */
export function useNetwork(): boolean | null {
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const { status } = useSession();
  return isOnline && status === 'restoring' ? null : isOnline && status === 'signed-in';
}
