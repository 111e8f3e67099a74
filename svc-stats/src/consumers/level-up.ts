import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Shows the level that identity states, and tells the learner's open pages of it. */
export function levelUpHandler({
  learners,
  standings,
  notices,
}: {
  learners: LearnerStore;
  standings: StandingStore;
  notices: Notices;
}): EventHandler {
  return eventHandler({
    topic: 'level-up',
    async apply({ id, data }, transaction) {
      const learner = await learners.raiseLevel(data.userId, data.level, id, transaction);
      if (learner.isRaised) await standings.showLearner(learner, transaction);
    },
    async applied({ id, data: { userId, level, experiencePoints } }) {
      await notices.append(userId, { id, type: 'level-up', data: { level, experiencePoints } });
    },
  });
}
