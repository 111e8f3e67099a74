import { type EventHandler, eventHandler, type Outbox } from '@zielona-fala/service-kit/events';
import type { AccountStore } from '../accounts/store.ts';
import { progressTo } from '../levels/domain.ts';

/** A finished test moves its learner's level. Who deleted the account meanwhile stays deleted. */
export function testFinishedHandler(accounts: AccountStore, outbox: Outbox): EventHandler {
  return eventHandler({
    topic: 'test-finished',
    async apply({ data: { userId, xpTotal } }, transaction) {
      const account = await accounts.byId(userId, transaction);
      if (account === null) return;
      const progress = progressTo(account.experiencePoints, xpTotal);
      if (progress === null) return;
      const { experiencePoints, climb } = progress;
      await accounts.setExperience(userId, experiencePoints, transaction);
      if (climb !== null)
        await outbox.append('level-up', { userId, ...climb, experiencePoints }, transaction);
    },
  });
}
