import {
  type EventHandler,
  eventHandler,
  type Outbox,
  type Watermarks,
} from '@zielona-fala/service-kit/events';
import type { AccountStore } from '../accounts/store.ts';
import { progressTo } from '../levels/domain.ts';

/**
 * Raises the learner's level for each finished test; in a replay, the last event sets it. Events of deleted accounts are
 * ignored.
 */
export function testFinishedHandler(
  accounts: AccountStore,
  outbox: Outbox,
  watermarks: Pick<Watermarks, 'reached'>,
): EventHandler {
  return eventHandler({
    topic: 'test-finished',
    async apply({ sequence, data: { userId, xpTotal, retelling } }, transaction) {
      const account = await accounts.byId(userId, transaction);
      if (account === null) return;
      if (retelling) {
        const isLast = retelling.place === retelling.count;
        // a dead letter redriven much later: newer events have been applied since
        const isOld = (await watermarks.reached('test-finished', userId)) > sequence;
        if (isLast && !isOld) await accounts.setExperience(userId, xpTotal, transaction);
        return;
      }
      const progress = progressTo(account.experiencePoints, xpTotal);
      if (progress === null) return;
      const { experiencePoints, climb } = progress;
      await accounts.setExperience(userId, experiencePoints, transaction);
      if (climb !== null)
        await outbox.append('level-up', { userId, ...climb, experiencePoints }, transaction);
    },
  });
}
