import type { PortalSession } from '@zielona-fala/contracts/portal';

/** Aborts when the current learner is signed out; an outage does not sign out. */
export function untilSignOut(session: PortalSession): AbortSignal {
  const gone = new AbortController();
  const unsubscribe = session.subscribe(() => {
    if (session.getState().status !== 'anonymous') return;
    unsubscribe();
    gone.abort();
  });
  return gone.signal;
}
