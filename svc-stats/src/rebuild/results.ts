import { levelFor } from '@zielona-fala/contracts';
import type { TestFinishedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { examOf } from '../exams/exam.ts';
import type { ExamStore } from '../exams/store.ts';
import type { Learner, LearnerStore } from '../learners/store.ts';
import { EXAM_MEDALS, examMedals } from '../medals/medal.ts';
import type { MedalStore } from '../medals/store.ts';
import type { TestProjection } from '../projections/test-projection.ts';
import type { ExamDays } from '../ranking/exam-days.ts';
import { countByDay } from '../ranking/ranked-exams.ts';
import type { StandingStore } from '../ranking/store.ts';
import { causeOf } from './cause.ts';

/** Replaces a learner's exams, counts, projections, standings, level and medals with those derived from finished tests. */
export function replaceResults(parts: {
  readonly learners: Pick<LearnerStore, 'setLevel'>;
  readonly exams: ExamStore;
  readonly projections: readonly TestProjection[];
  readonly standings: StandingStore;
  readonly examDays: ExamDays;
  readonly medals: MedalStore;
}) {
  const { learners, exams, projections, standings, examDays, medals } = parts;
  return async (
    { userId, isRanked, accountVersion, timeZone }: Learner,
    all: readonly TestFinishedData[],
    transaction: Transaction,
  ): Promise<void> => {
    const ofExams = all.flatMap((data) => examOf(data) ?? []);
    const passed = ofExams.filter(({ status }) => status === 'passed');
    const { level } = levelFor(all.at(-1)?.xpTotal ?? 0);
    await learners.setLevel(userId, level, transaction);
    await exams.replace(userId, ofExams, transaction);
    const { days, unranked } = countByDay(new Map(), ofExams, () => timeZone);
    await examDays.replace(userId, days, transaction);
    await exams.leaveOut(unranked, transaction);
    for (const projection of projections) await projection.replace(userId, all, transaction);
    await standings.eraseLearner(userId, transaction);
    const counting = passed.filter(({ testId }) => !unranked.has(testId));
    if (isRanked) await standings.restore({ userId, level, accountVersion }, counting, transaction);
    const earned = examMedals(passed).map((medal) => {
      const completing = passed.find(({ finishedAt }) => finishedAt.getTime() === medal.awardedAt.getTime());
      return { ...medal, cause: causeOf('test-finished', completing?.testId ?? 0) };
    });
    await medals.replace(userId, EXAM_MEDALS, earned, transaction);
  };
}
