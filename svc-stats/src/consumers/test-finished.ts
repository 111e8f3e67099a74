import { levelFor } from '@zielona-fala/contracts';
import { type EventHandler, eventHandler } from '@zielona-fala/service-kit';
import { examOf } from '../exams/exam.ts';
import type { ExamStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { StandingStore } from '../ranking/store.ts';

/** Counts a finished exam once; a deleted learner's is not counted any more. */
export function testFinishedHandler(stores: {
  learners: LearnerStore;
  exams: ExamStore;
  standings: StandingStore;
}): EventHandler {
  const { learners, exams, standings } = stores;
  return eventHandler({
    topic: 'test-finished',
    async apply({ id, data }, session) {
      const { level } = levelFor(data.xpTotal);
      const { isDeleted } = await learners.raiseLevel(data.userId, level, id, session);
      const exam = examOf(data);
      if (isDeleted || exam === null) return;
      const isNew = await exams.record(exam, session);
      if (isNew && exam.status === 'passed') await standings.countPassed(exam, session);
    },
  });
}
