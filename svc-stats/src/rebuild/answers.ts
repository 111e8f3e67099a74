import type { AnswersRecordedData } from '@zielona-fala/contracts/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { foldDays, type KnownDay, medalsOfAnswers } from '../activity/fold.ts';
import type { ActivityStore } from '../activity/store.ts';
import type { Learner } from '../learners/store.ts';
import { ANSWER_MEDALS, type CausedMedal, newlyAwarded } from '../medals/medal.ts';
import type { MedalStore } from '../medals/store.ts';
import { causeOf } from './cause.ts';

/** Replaces a learner's active days and medals with those derived from recorded answers. */
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
  for (const record of records) {
    const { days, isReachedNewly } = foldDays(known, record);
    for (const day of days) known.set(day.day, day);
    const earned = medalsOfAnswers(record, isReachedNewly ? inOrder(known) : null);
    const held = new Map([...medals].map(([name, { awardedAt }]) => [name, awardedAt]));
    for (const medal of newlyAwarded(held, earned, ({ medal }) => medal)) {
      const cause = medals.get(medal.medal)?.cause ?? causeOf('answers-recorded', record.testId);
      medals.set(medal.medal, { ...medal, cause });
    }
  }
  return { days: inOrder(known), medals: [...medals.values()] };
}

const inOrder = (days: ReadonlyMap<string, KnownDay>): readonly KnownDay[] =>
  [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
