import { type EventHandler, eventHandler, type Outbox } from '@zielona-fala/service-kit';
import type { AccountStore } from '../accounts/store.ts';
import { progressTo } from '../levels/domain.ts';

/** A finished test moves its learner's level. Who deleted the account meanwhile stays deleted. */
export function testFinishedHandler(accounts: AccountStore, outbox: Outbox): EventHandler {
  return eventHandler({
    topic: 'test-finished',
    async apply({ data: { userId, xpTotal } }, session) {
      const account = await accounts.byId(userId, session);
      if (account === null) return;
      const progress = progressTo(account.experiencePoints, xpTotal);
      if (progress === null) return;
      const { experiencePoints, climb } = progress;
      await accounts.setExperience(userId, experiencePoints, session);
      if (climb !== null) await outbox.append('level-up', { userId, ...climb, experiencePoints }, session);
    },
  });
}
