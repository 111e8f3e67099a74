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
  const follow = async (userId: number) => {
    const { followLearner } = await import('./shared/follow-learner.ts');
    // another learner may have signed in since
    if (followed === userId) endNotices = followLearner(userId, portal);
  };
  const look = () => {
    const { status, user } = portal.session.getState();
    const active = status === 'signed-in' && user?.isActive ? user.userId : null;
    if (active === followed) return;
    followed = active;
    endNotices();
    endNotices = () => undefined;
    if (active === null) return;
    if (browserMemory.read('guestAnswers') !== null) void carryOver().catch(() => undefined);
    whenIdle(() => void follow(active).catch(() => undefined));
  };
  look();
  portal.session.subscribe(look);
}
