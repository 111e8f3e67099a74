import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { whenIdle } from '@zielona-fala/web-kit/ui';

/**
 * For each active learner who is here: what was answered without an account goes to it, and once the browser has time,
 * language and theme follow the account, and pages show what changes elsewhere.
 */
export function followEachSignIn(portal: Portal): void {
  let followed: number | null = null;
  let endNotices = (): void => undefined;
  const carryOver = async () => {
    const { carryGuestAnswers } = await import('./shared/carry-guest-answers.ts');
    await carryGuestAnswers(portal);
  };
  const followChoices = async () => {
    const { followAccount } = await import('./shared/follow-account.ts');
    await followAccount(portal);
  };
  const followChanges = async (userId: number) => {
    const { followChangesOf } = await import('./shared/follow-changes.ts');
    // another learner may have signed in since
    if (followed === userId) endNotices = followChangesOf(userId, portal);
  };
  const look = () => {
    const { user } = portal.session.getState();
    const active = user?.isActive ? user.userId : null;
    if (active === followed) return;
    followed = active;
    endNotices();
    endNotices = () => undefined;
    if (active === null) return;
    if (browserMemory.read('guestAnswers') !== null) void carryOver().catch(() => undefined);
    // nothing waits for these: a failed call is logged by the client, and the next visit tries again
    whenIdle(() => {
      void followChoices().catch(() => undefined);
      void followChanges(active).catch(() => undefined);
    });
  };
  look();
  portal.session.subscribe(look);
}
