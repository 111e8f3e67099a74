import type { Portal } from '@zielona-fala/contracts/portal';

/** As soon as an active learner is here, and again for the next one. */
export function followEachSignIn(portal: Portal): void {
  let followed: number | null = null;
  const look = () => {
    const { user } = portal.session.getState();
    if ((user?.userId ?? null) === followed || (user && !user.isActive)) return;
    followed = user?.userId ?? null;
    if (followed === null) return;
    // nothing waits for it: a failure is logged by the client, or is a chunk that the next visit fetches
    void import('./shared/follow-account.ts')
      .then(({ followAccount }) => followAccount(portal))
      .catch(() => undefined);
  };
  look();
  portal.session.subscribe(look);
}
