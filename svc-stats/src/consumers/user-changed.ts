import { type EventHandler, eventHandler } from '@zielona-fala/service-kit';
import type { ExamStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Takes over the account's state if it is newer; a deleted learner leaves a mark that keeps late events out. */
export function userChangedHandler(stores: {
  learners: LearnerStore;
  exams: ExamStore;
  standings: StandingStore;
}): EventHandler {
  const { learners, exams, standings } = stores;
  return eventHandler({
    topic: 'user-changed',
    async apply({ id, sequence, data: { userId, change, isActive } }, session) {
      const isDeleted = change === 'deleted';
      const known = await learners.find(userId, session);
      if (known?.isDeleted) return;
      if (!isDeleted && known !== null && known.accountVersion >= sequence) return;
      await learners.setAccount(userId, { isActive, isDeleted, accountVersion: sequence }, id, session);
      if (!isDeleted) return;
      await exams.deleteLearner(userId, session);
      await standings.deleteLearner(userId, session);
    },
  });
}
