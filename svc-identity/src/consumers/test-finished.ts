import {
  type EventHandler,
  eventHandler,
  type Outbox,
  type Watermarks,
} from '@zielona-fala/service-kit/events';
import type { AccountStore } from '../accounts/store.ts';
import { progressTo } from '../levels/domain.ts';

/**
 * A finished test moves its learner's level; replayed, the last one says what it is. Who deleted the account meanwhile
 * stays deleted.
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
        // a dead letter that is applied again long after: more has been told since
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
