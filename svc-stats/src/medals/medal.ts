import { type CategoryName, EXAM, type MedalName } from '@zielona-fala/contracts';
import type { PassedBefore, PassedExam } from '../exams/store.ts';
import { causeOf } from '../rebuild/cause.ts';

/** A medal as a learner has it. */
export interface Medal {
  readonly medal: MedalName;
  /** Where it was won, for medals that can be won in each category. */
  readonly category: CategoryName | null;
  readonly awardedAt: Date;
}

/** A medal with its cause, a test or a week, which is the same however often it is reported. */
export interface CausedMedal extends Medal {
  readonly cause: string;
}

const PASSES: readonly (readonly [MedalName, number])[] = [
  ['first-pass', 1],
  ['passes-10', 10],
  ['passes-50', 50],
  ['passes-100', 100],
];
const CATEGORIES_FOR_MEDAL = 3;
const STREAKS: readonly (readonly [MedalName, number])[] = [
  ['streak-3', 3],
  ['streak-7', 7],
  ['streak-30', 30],
  ['streak-100', 100],
];
const MASTERED: readonly (readonly [MedalName, number])[] = [
  ['mastered-100', 100],
  ['mastered-500', 500],
  ['mastered-1000', 1000],
];

/** Those that exams bring. */
export const EXAM_MEDALS: readonly MedalName[] = [
  ...PASSES.map(([medal]) => medal),
  'perfect-pass',
  'three-categories',
];
/** Those that answers bring. */
export const ANSWER_MEDALS: readonly MedalName[] = [...STREAKS, ...MASTERED].map(([medal]) => medal);

/** What passed exams earn, whatever order they come in: each medal at the end of the exam that completed it. */
export function examMedals(passed: readonly PassedExam[]): readonly Medal[] {
  const inOrder = passed.toSorted((one, other) => one.finishedAt.getTime() - other.finishedAt.getTime());
  const perfect = inOrder.find(({ summaryPoints }) => summaryPoints === EXAM.totalPoints);
  const firstOfCategories = [...Map.groupBy(inOrder, ({ category }) => category).values()].map(
    ([first]) => first,
  );
  return [
    ...PASSES.flatMap(([medal, count]) => medalAt(medal, inOrder[count - 1]?.finishedAt)),
    ...medalAt('perfect-pass', perfect?.finishedAt),
    ...medalAt('three-categories', firstOfCategories[CATEGORIES_FOR_MEDAL - 1]?.finishedAt),
  ];
}

/**
 * What newly passed exams earn, one after the other as they come: an exam changes no medals of before it ended.
 * @param before all that were passed by then, in no particular order
 */
export function newExamMedals(
  before: readonly PassedExam[],
  added: readonly (PassedExam & { readonly testId: number })[],
): readonly CausedMedal[] {
  return added.flatMap(({ testId, finishedAt }, index) =>
    examMedals([...before, ...added.slice(0, index + 1)])
      .filter(({ awardedAt }) => awardedAt >= finishedAt)
      .map((medal) => ({ ...medal, cause: causeOf('test-finished', testId) })),
  );
}

/**
 * The same for exams that ended in order, after all that were passed before: counts suffice to compute it.
 * @param before how many were passed, and where
 */
export function laterExamMedals(
  before: Pick<PassedBefore, 'count' | 'categories'>,
  added: readonly (PassedExam & { readonly testId: number })[],
): readonly CausedMedal[] {
  const categories = new Set(before.categories);
  return added.flatMap(({ testId, category, summaryPoints, finishedAt }, index) => {
    const completesCategories = !categories.has(category) && categories.size === CATEGORIES_FOR_MEDAL - 1;
    categories.add(category);
    const earned = [
      ...PASSES.filter(([, count]) => count === before.count + index + 1).map(([medal]) => medal),
      ...(summaryPoints === EXAM.totalPoints ? (['perfect-pass'] as const) : []),
      ...(completesCategories ? (['three-categories'] as const) : []),
    ];
    const cause = causeOf('test-finished', testId);
    return earned.flatMap((medal) => medalAt(medal, finishedAt)).map((medal) => ({ ...medal, cause }));
  });
}

/** Whether exams ended in their order, after all that were passed before. */
export function endedLater(
  { latest }: Pick<PassedBefore, 'latest'>,
  added: readonly Pick<PassedExam, 'finishedAt'>[],
): boolean {
  if (latest === null) return false;
  const times = [latest, ...added.map(({ finishedAt }) => finishedAt)];
  return times.every((time, index) => time >= (times[index - 1] ?? time));
}

/**
 * What of earned medals changes something: those that were not held, or later. One that is held keeps its cause.
 * @param held by what `keyOf` gives, when each was awarded
 */
export function newlyAwarded<Earned extends Medal>(
  held: ReadonlyMap<string, Date>,
  earned: readonly Earned[],
  keyOf: (medal: Earned) => string,
): readonly Earned[] {
  const since = new Map(held);
  return earned.filter((medal) => {
    const known = since.get(keyOf(medal));
    if (known !== undefined && known <= medal.awardedAt) return false;
    since.set(keyOf(medal), medal.awardedAt);
    return true;
  });
}

/** What streaks earn, each on the day that made one so long. @param lengths of the streak with each day, the oldest first */
export function streakMedals(
  lengths: readonly { readonly length: number; readonly reachedAt: Date }[],
): readonly Medal[] {
  return STREAKS.flatMap(([medal, days]) =>
    medalAt(medal, lengths.find(({ length }) => length >= days)?.reachedAt),
  );
}

/** What so many mastered questions earn. */
export function masteredMedals(total: number, at: Date): readonly Medal[] {
  return MASTERED.filter(([, count]) => total >= count).flatMap(([medal]) => medalAt(medal, at));
}

function medalAt(medal: MedalName, awardedAt: Date | undefined): readonly Medal[] {
  return awardedAt === undefined ? [] : [{ medal, category: null, awardedAt }];
}
