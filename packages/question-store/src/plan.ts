import { type AnswerBalance, balanceOf } from './balance.ts';
import {
  type Drawable,
  isOwn,
  type Origin,
  type QuestionContent,
  type QuestionRef,
  type QuestionRevision,
} from './question.ts';
import { revisionOf } from './revision.ts';
import { type StratumPool, strataOf } from './strata.ts';

/** A revision that the database holds; the current ones are those of the latest load of their origin. */
export type KnownRevision = QuestionRef & { readonly current: boolean };

/**
 * What makes the database hold exactly the given questions of one origin. Revisions are never removed: tests keep
 * theirs.
 */
export interface BankPlan {
  readonly origin: Origin;
  readonly inserted: readonly QuestionRevision[];
  readonly strata: readonly StratumPool[];
  readonly counts: BankCounts;
  readonly balance: AnswerBalance;
}

/** Questions by what happens to them. */
export interface BankCounts {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
  readonly unchanged: number;
}

/** Our own bank as a whole. Exams draw from it as long as no official edition is there. */
export function planBank(questions: readonly QuestionContent[], known: readonly KnownRevision[]): BankPlan {
  const wanted = questions.map(revisionOf);
  return planOrigin('own', wanted, wanted, known.filter(isOwn));
}

/**
 * A whole edition of the official bank. From now on exams draw from it alone.
 * @param drawable its questions with the categories that draw them
 */
export function planEdition(
  wanted: readonly QuestionRevision[],
  drawable: readonly Drawable[],
  known: readonly KnownRevision[],
): BankPlan {
  return planOrigin(
    'official',
    wanted,
    drawable,
    known.filter((each) => !isOwn(each)),
  );
}

function planOrigin(
  origin: Origin,
  wanted: readonly QuestionRevision[],
  drawable: readonly Drawable[],
  known: readonly KnownRevision[],
): BankPlan {
  const wantedNumbers = new Set(wanted.map(({ number }) => number));
  const knownIds = new Set(known.map(({ revision }) => revision));
  const current = known.filter((each) => each.current);
  const currentIds = new Set(current.map(({ revision }) => revision));
  const currentNumbers = new Set(current.map(({ number }) => number));
  const fresh = wanted.filter(({ revision }) => !currentIds.has(revision));
  return {
    origin,
    inserted: wanted.filter(({ revision }) => !knownIds.has(revision)),
    strata: strataOf(drawable.toSorted((one, other) => one.number - other.number)),
    balance: balanceOf(wanted),
    counts: {
      read: wanted.length,
      added: fresh.filter(({ number }) => !currentNumbers.has(number)).length,
      changed: fresh.filter(({ number }) => currentNumbers.has(number)).length,
      withdrawn: [...currentNumbers].filter((number) => !wantedNumbers.has(number)).length,
      unchanged: wanted.length - fresh.length,
    },
  };
}
