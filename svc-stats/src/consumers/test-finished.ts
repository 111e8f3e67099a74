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
import { causeOf } from '../rebuild/cause.ts';
import type { Rebuilding } from '../rebuild/rebuilding.ts';
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
  rebuilding: Rebuilding<'test-finished'>;
  clock: Clock;
}): EventHandler {
  const { learners, exams, standings, topics, medals, notices, rebuilding } = parts;
  return eventHandler({
    topic: 'test-finished',
    async apply(event, transaction) {
      const { id, data } = event;
      if (data.retelling) {
        const held = await learners.hold(data.userId, id, transaction);
        if (!held.isDeleted) await rebuilding.take(event, data.retelling, held, transaction);
        return;
      }
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
      const cause = causeOf('test-finished', data.testId);
      await medals.award(data.userId, medalsSince(exam.finishedAt, passed), cause, transaction);
    },
    async applied({ id, data: { userId, testId, category, status, finishedAt, retelling } }) {
      if (retelling) return;
      await notices.append(userId, { id, type: 'stats-updated', data: { category } });
      if (status !== 'passed') return;
      await tellMedals(parts, { userId, cause: causeOf('test-finished', testId), at: finishedAt });
    },
  });
}

/** An exam changes no medals of before it ended. */
function medalsSince(at: Date, passed: readonly PassedExam[]): readonly Medal[] {
  return examMedals(passed).filter(({ awardedAt }) => awardedAt >= at);
}
