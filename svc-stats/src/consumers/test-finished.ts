import { levelFor } from '@zielona-fala/contracts';
import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import { examOf } from '../exams/exam.ts';
import type { ExamStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Counts a finished exam once, and tells the learner's open pages; a deleted learner's is not counted any more. */
export function testFinishedHandler(parts: {
  learners: LearnerStore;
  exams: ExamStore;
  standings: StandingStore;
  notices: Notices;
}): EventHandler {
  const { learners, exams, standings, notices } = parts;
  return eventHandler({
    topic: 'test-finished',
    async apply({ id, data }, transaction) {
      const { level } = levelFor(data.xpTotal);
      const learner = await learners.raiseLevel(data.userId, level, id, transaction);
      if (learner.isRaised) await standings.showLearner(learner, transaction);
      const exam = examOf(data);
      if (learner.isDeleted || exam === null) return;
      const isNew = await exams.record(exam, transaction);
      if (isNew && exam.status === 'passed' && learner.isRanked)
        await standings.countPassed(exam, learner, transaction);
    },
    async applied({ id, data: { userId, category } }) {
      await notices.append(userId, { id, type: 'stats-updated', data: { category } });
    },
  });
}
