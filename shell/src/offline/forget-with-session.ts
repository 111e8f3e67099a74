import { OFFLINE_DATABASE, PICTURES_CACHE } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/web-kit/session';

/** Removes what a learner keeps for practice without a network, once nobody is signed in. */
export function forgetWithSession({ getState, subscribe }: Pick<Session, 'getState' | 'subscribe'>): void {
  const look = () => {
    if (getState().status !== 'anonymous') return;
    try {
      // biome-ignore lint/style/noRestrictedGlobals: it removes what the privacy page names
      indexedDB.deleteDatabase(OFFLINE_DATABASE);
      void caches.delete(PICTURES_CACHE).catch(() => undefined);
    } catch {
      // neither is there where storage is refused
    }
  };
  look();
  subscribe(look);
}
