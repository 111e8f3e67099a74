import { batchHandler, type EventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Updates the level shown in rankings, and notifies the learner's open pages. */
export function levelUpHandler({
  learners,
  standings,
  notices,
}: {
  learners: LearnerStore;
  standings: StandingStore;
  notices: Notices;
}): EventHandler {
  return batchHandler({
    topic: 'level-up',
    async apply(events, transaction) {
      const stated = events.map(({ id, data: { userId, level } }) => ({ userId, level, eventId: id }));
      const raised = (await learners.raiseLevels(stated, transaction)).filter(({ isRaised }) => isRaised);
      await standings.showLearners(raised, transaction);
    },
    async applied({ id, data: { userId, level, experiencePoints } }) {
      await notices.append(userId, { id, type: 'level-up', data: { level, experiencePoints } });
    },
  });
}
