import { levelFor } from '@zielona-fala/contracts';
import { type EventHandler, eventHandler } from '@zielona-fala/service-kit/events';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import { examOf } from '../exams/exam.ts';
import type { ExamStore, PassedExam } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import { examMedals, type Medal } from '../medals/medal.ts';
import type { MedalStore } from '../medals/store.ts';
import { tellMedals } from '../medals/tell.ts';
import type { StandingStore } from '../ranking/store.ts';
import type { TopicStore } from '../topics/store.ts';

/**
 * Counts a finished test once (its topics, and an exam with what it earns) and tells the learner's open pages. A deleted
 * learner's is not counted any more.
 */
export function testFinishedHandler(parts: {
  learners: LearnerStore;
  exams: ExamStore;
  standings: StandingStore;
  topics: TopicStore;
  medals: MedalStore;
  notices: Notices;
  clock: Clock;
}): EventHandler {
  const { learners, exams, standings, topics, medals, notices } = parts;
  return eventHandler({
    topic: 'test-finished',
    async apply({ id, data }, transaction) {
      const { level } = levelFor(data.xpTotal);
      const learner = await learners.raiseLevel(data.userId, level, id, transaction);
      if (learner.isRaised) await standings.showLearner(learner, transaction);
      if (learner.isDeleted) return;
      const exam = examOf(data);
      const isNew = await (exam === null ? topics.take(data, transaction) : exams.record(exam, transaction));
      if (!isNew) return;
      await topics.add(data, transaction);
      if (exam?.status !== 'passed') return;
      if (learner.isRanked) await standings.countPassed(exam, learner, transaction);
      const passed = await exams.passedOf(data.userId, transaction);
      await medals.award(data.userId, medalsSince(exam.finishedAt, passed), id, transaction);
    },
    async applied({ id, data: { userId, category, status, finishedAt } }) {
      await notices.append(userId, { id, type: 'stats-updated', data: { category } });
      if (status === 'passed') await tellMedals(parts, { userId, eventId: id, at: finishedAt });
    },
  });
}

/** An exam changes no medals of before it ended. */
function medalsSince(at: Date, passed: readonly PassedExam[]): readonly Medal[] {
  return examMedals(passed).filter(({ awardedAt }) => awardedAt >= at);
}
