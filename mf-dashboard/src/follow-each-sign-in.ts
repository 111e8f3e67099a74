import { HANDED_OVER } from '@zielona-fala/contracts';
import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { whenIdle } from '@zielona-fala/web-kit/ui';

const ENDS = Symbol.for('zielona-fala mf-dashboard: ends of following');
/** Shared by all builds of this remote in one page: after a deploy, a newer one is mounted beside the first. */
const page = globalThis as { [ENDS]?: WeakMap<Portal, () => void> };

/**
 * For each active learner who is here: what was answered without an account goes to it, and once the browser has time,
 * language and theme follow the account, and pages show what changes elsewhere. Takes the place of what an earlier build of this remote does for the same portal.
 */
export function followEachSignIn(portal: Portal): void {
  page[ENDS] ??= new WeakMap();
  page[ENDS].get(portal)?.();
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
    if (HANDED_OVER.some((key) => browserMemory.read(key) !== null)) void carryOver().catch(() => undefined);
    whenIdle(() => void follow(active).catch(() => undefined));
  };
  look();
  const unsubscribe = portal.session.subscribe(look);
  page[ENDS].set(portal, () => {
    unsubscribe();
    followed = null;
    endNotices();
  });
}
