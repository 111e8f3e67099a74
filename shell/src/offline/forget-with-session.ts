import { ANSWERS_CACHES, OFFLINE_DATABASE, PICTURES_CACHE } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/web-kit/session';
import { isNobodySignedIn } from './is-nobody-signed-in.ts';

/** Removes what a learner last saw and keeps for practice without a network, once nobody is signed in. */
export function forgetWithSession(session: Pick<Session, 'getState' | 'subscribe'>): void {
  const isMeant = () => isNobodySignedIn(session);
  const look = () => {
    if (!isMeant()) return;
    try {
      // biome-ignore lint/style/noRestrictedGlobals: it removes what the privacy page names
      indexedDB.deleteDatabase(OFFLINE_DATABASE);
      void removeCaches(isMeant).catch(() => undefined);
    } catch {
      // neither is there where storage is refused
    }
  };
  look();
  session.subscribe(look);
}

/** @param isMeant false once the next learner is here: another tab has signed in */
async function removeCaches(isMeant: () => boolean): Promise<void> {
  const names = await caches.keys();
  if (!isMeant()) return;
  const ofLearner = names.filter((name) => name === PICTURES_CACHE || name.startsWith(ANSWERS_CACHES));
  await Promise.all(ofLearner.map((name) => caches.delete(name)));
}
