import { usePortal, useSession } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import { sendWhenOnline } from './send-when-online.ts';

/** Sends what was answered without a network: when the learner is signed in, and each time that the network is back. */
export function useSendWhenOnline(): void {
  const portal = usePortal();
  const { status, user } = useSession();
  const userId = status === 'signed-in' ? user?.userId : undefined;
  useEffect(() => (userId === undefined ? undefined : sendWhenOnline(portal)), [portal, userId]);
}
