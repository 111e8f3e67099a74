import type { Session } from '@zielona-fala/web-kit/session';

/** A learner who was signed in when there was no network is, once there is one: no page needs to ask. */
export function restoreWhenOnline({ getState, restore }: Pick<Session, 'getState' | 'restore'>): void {
  window.addEventListener('online', () => {
    if (getState().status === 'unreachable') void restore();
  });
}
