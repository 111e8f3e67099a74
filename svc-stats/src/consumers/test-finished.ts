import { DEFAULT_TIME_ZONE, levelFor } from '@zielona-fala/contracts';
import type { EventByTopic } from '@zielona-fala/contracts/events';
import { batchHandler, type EventHandler } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import { type Exam, examOf } from '../exams/exam.ts';
import type { ExamStore, PassedBefore } from '../exams/store.ts';
import type { LearnerStore, RaisedLearner } from '../learners/store.ts';
import { medalsOfExams } from '../medals/of-exams.ts';
import type { MedalStore } from '../medals/store.ts';
import { tellMedals } from '../medals/tell.ts';
import { tellStatistics } from '../projections/tell-statistics.ts';
import type { TestProjection } from '../projections/test-projection.ts';
import type { ExamDays } from '../ranking/exam-days.ts';
import type { StandingStore } from '../ranking/store.ts';
import { causeOf } from '../rebuild/cause.ts';
import type { Rebuilding } from '../rebuild/rebuilding.ts';
import type { TopicStore } from '../topics/store.ts';

type TestFinished = EventByTopic['test-finished'];

/**
 * Counts each finished test once (its topics, and for an exam its rewards) and notifies the learner's open pages. A
 * deleted learner's is not counted any more.
 */
export function testFinishedHandler(parts: {
  learners: LearnerStore;
  exams: ExamStore;
  standings: StandingStore;
  examDays: ExamDays;
  topics: Pick<TopicStore, 'take'>;
  projections: readonly TestProjection[];
  medals: MedalStore;
  notices: Notices;
  rebuilding: Rebuilding<'test-finished'>;
  clock: Clock;
}): EventHandler {
  const { learners, exams, standings, examDays, topics, projections, medals, notices, rebuilding } = parts;

  const rebuild = async (event: TestFinished, transaction: Transaction): Promise<void> => {
    const { id, data } = event;
    const held = await learners.lock(data.userId, id, transaction);
    if (data.retelling && !held.isDeleted) await rebuilding.take(event, data.retelling, held, transaction);
  };

  const raise = async (events: readonly TestFinished[], transaction: Transaction) => {
    const stated = events.map(({ id, data: { userId, xpTotal } }) => ({
      ...{ userId, level: levelFor(xpTotal).level, eventId: id },
    }));
    const known = await learners.raiseLevels(stated, transaction);
    const raised = known.filter(({ isRaised }) => isRaised);
    await standings.showLearners(raised, transaction);
    return new Map(known.map((learner) => [learner.userId, learner]));
  };

  const reward = async (
    newExams: readonly Exam[],
    beforeOf: ReadonlyMap<number, PassedBefore>,
    known: ReadonlyMap<number, RaisedLearner>,
    transaction: Transaction,
  ): Promise<void> => {
    const timeZoneOf = (userId: number) => known.get(userId)?.timeZone ?? DEFAULT_TIME_ZONE;
    const unranked = await examDays.count(newExams, timeZoneOf, transaction);
    await exams.leaveOut(unranked, transaction);
    const passed = newExams.filter(({ status }) => status === 'passed');
    if (passed.length === 0) return;
    const newlyPassed = Map.groupBy(passed, ({ userId }) => userId);
    const ranked = [...newlyPassed].flatMap(([userId, own]) => {
      const learner = known.get(userId);
      const counting = own.filter(({ testId }) => !unranked.has(testId));
      return learner?.isRanked && counting.length > 0 ? [{ learner, exams: counting }] : [];
    });
    await standings.countPassed(ranked, transaction);
    await medals.award(await medalsOfExams(exams, newlyPassed, beforeOf, transaction), transaction);
  };

  const count = async (events: readonly TestFinished[], transaction: Transaction): Promise<void> => {
    const known = await raise(events, transaction);
    const tests = eachOnce(events).filter(({ userId }) => !known.get(userId)?.isDeleted);
    const finished = tests.flatMap((data) => examOf(data) ?? []);
    const passedBefore = await exams.passedBefore(
      [...new Set(finished.map(({ userId }) => userId))],
      transaction,
    );
    const newExams = await exams.record(finished, transaction);
    const newOthers = await topics.take(
      tests.filter((data) => examOf(data) === null),
      transaction,
    );
    const isNew = new Set([...newExams, ...newOthers].map(({ testId }) => testId));
    const newTests = tests.filter(({ testId }) => isNew.has(testId));
    for (const projection of projections) await projection.add(newTests, transaction);
    await reward(newExams, passedBefore, known, transaction);
  };

  return batchHandler({
    topic: 'test-finished',
    async apply(events, transaction) {
      for (const run of runsOf(events)) {
        if (!isReplayed(run[0])) await count(run, transaction);
        else for (const event of run) await rebuild(event, transaction);
      }
    },
    async applied(event) {
      const { userId, testId, status, finishedAt, retelling } = event.data;
      if (retelling) return;
      await tellStatistics(notices, event);
      if (status !== 'passed') return;
      await tellMedals(parts, { userId, cause: causeOf('test-finished', testId), at: finishedAt });
    },
  });
}

type Run = [TestFinished, ...TestFinished[]];

const isReplayed = ({ data }: TestFinished): boolean => data.retelling !== undefined;

/** Consecutive events that are either all original or all replayed. */
function runsOf(events: readonly TestFinished[]): readonly Readonly<Run>[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last !== undefined && isReplayed(last[0]) === isReplayed(event)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** The data of the first event of each test. */
const eachOnce = (events: readonly TestFinished[]): readonly TestFinished['data'][] =>
  [...Map.groupBy(events, ({ data }) => data.testId).values()].flatMap(([first]) => first?.data ?? []);
