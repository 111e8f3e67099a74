import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Shows the level that identity states. */
export function levelUpHandler({
  learners,
  standings,
}: {
  learners: LearnerStore;
  standings: StandingStore;
}): EventHandler {
  return eventHandler({
    topic: 'level-up',
    async apply({ id, data }, transaction) {
      const learner = await learners.raiseLevel(data.userId, data.level, id, transaction);
      if (learner.isRaised) await standings.showLearner(learner, transaction);
    },
  });
}
