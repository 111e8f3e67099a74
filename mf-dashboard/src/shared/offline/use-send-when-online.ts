import { usePortal, useUser } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import { sendWhenOnline } from './send-when-online.ts';

/** Sends what was answered without a network: when the learner is here, and each time that the network is back. */
export function useSendWhenOnline(): void {
  const portal = usePortal();
  const userId = useUser()?.userId;
  useEffect(() => (userId === undefined ? undefined : sendWhenOnline(portal)), [portal, userId]);
}
