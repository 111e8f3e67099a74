import type { Portal } from '@zielona-fala/contracts/portal';
import { whenIdle } from '@zielona-fala/web-kit/ui';

/** Lets language and theme follow each active learner who is here, once the browser has time. */
export function followEachSignIn(portal: Portal): void {
  let followed: number | null = null;
  const follow = async () => {
    const { followAccount } = await import('./shared/follow-account.ts');
    await followAccount(portal);
  };
  const look = () => {
    const { user } = portal.session.getState();
    const active = user?.isActive ? user.userId : null;
    if (active === followed) return;
    followed = active;
    // nothing waits for it: a failed call is logged by the client, and the next visit tries again
    if (active !== null) whenIdle(() => void follow().catch(() => undefined));
  };
  look();
  portal.session.subscribe(look);
}
