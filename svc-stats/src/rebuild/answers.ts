import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type AnsweredInTest, dayTotal } from '../activity/day.ts';
import type { ActivityStore, KnownDay } from '../activity/store.ts';
import { medalsOfStreaks } from '../activity/streak-medals.ts';
import type { Learner } from '../learners/store.ts';
import { ANSWER_MEDALS, type CausedMedal, masteredMedals } from '../medals/medal.ts';
import type { MedalStore } from '../medals/store.ts';
import { causeOf } from './cause.ts';

/** Has what recorded answers tell in the place of active days and medals of a learner. */
export function replaceAnswers(parts: { readonly activity: ActivityStore; readonly medals: MedalStore }) {
  return async (
    { userId }: Learner,
    all: readonly AnswersRecordedData[],
    transaction: Transaction,
  ): Promise<void> => {
    const { days, medals } = walk(all);
    await parts.activity.replace(userId, days, transaction);
    await parts.medals.replace(userId, ANSWER_MEDALS, medals, transaction);
  };
}

/** One record after the other, as they came: a streak's medal stays, whatever is learned of earlier days. */
function walk(records: readonly AnswersRecordedData[]): {
  readonly days: readonly KnownDay[];
  readonly medals: readonly CausedMedal[];
} {
  const known = new Map<string, KnownDay>();
  const medals = new Map<string, CausedMedal>();
  for (const { testId, days, masteredTotal, recordedAt } of records) {
    let isReachedNewly = false;
    for (const { day, answered, lastAnsweredAt } of days) {
      const before = known.get(day);
      const stated: AnsweredInTest = { answered, lastAnsweredAt: new Date(lastAnsweredAt) };
      const tests = { ...before?.tests, [testId]: stated };
      const total = dayTotal(Object.values(tests));
      isReachedNewly ||= total.reachedAt?.getTime() !== before?.reachedAt?.getTime();
      known.set(day, { day, tests, ...total });
    }
    const earned = [
      ...masteredMedals(masteredTotal, new Date(recordedAt)),
      ...(isReachedNewly ? medalsOfStreaks(inOrder(known)) : []),
    ];
    for (const medal of earned) {
      const held = medals.get(medal.medal);
      if (held !== undefined && held.awardedAt <= medal.awardedAt) continue;
      medals.set(medal.medal, { ...medal, cause: held?.cause ?? causeOf('answers-recorded', testId) });
    }
  }
  return { days: inOrder(known), medals: [...medals.values()] };
}

const inOrder = (days: ReadonlyMap<string, KnownDay>): readonly KnownDay[] =>
  [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
