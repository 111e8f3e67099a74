import { type AnswerBalance, balanceOf } from './balance.ts';
import { type Drawable, isOwn, type QuestionContent, type QuestionRevision } from './question.ts';
import { revisionOf } from './revision.ts';
import { type StratumPool, strataOf } from './strata.ts';

/** A revision that the database holds. */
export type KnownRevision = Drawable & { readonly current: boolean };

/** What makes the database hold exactly the given questions of one origin, our own or the official. Revisions are never removed: tests keep theirs. */
export interface BankPlan {
  readonly inserted: readonly QuestionRevision[];
  /** Revisions that are no longer drawn. */
  readonly retired: readonly string[];
  /** Revisions of former times that are drawn again. */
  readonly revived: readonly string[];
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
  const official = known.filter((each) => each.current && !isOwn(each));
  return planOrigin(wanted, known.filter(isOwn), official.length > 0 ? official : wanted);
}

/** A whole edition of the official bank. From now on exams draw from it alone. */
export function planEdition(
  wanted: readonly QuestionRevision[],
  known: readonly KnownRevision[],
): BankPlan {
  return planOrigin(wanted, known.filter((each) => !isOwn(each)), wanted);
}

function planOrigin(
  wanted: readonly QuestionRevision[],
  known: readonly KnownRevision[],
  drawn: readonly Drawable[],
): BankPlan {
  const wantedIds = new Set(wanted.map(({ revision }) => revision));
  const wantedNumbers = new Set(wanted.map(({ number }) => number));
  const knownIds = new Set(known.map(({ revision }) => revision));
  const current = known.filter((each) => each.current);
  const currentIds = new Set(current.map(({ revision }) => revision));
  const currentNumbers = new Set(current.map(({ number }) => number));
  const fresh = wanted.filter(({ revision }) => !currentIds.has(revision));
  return {
    inserted: wanted.filter(({ revision }) => !knownIds.has(revision)),
    revived: fresh.filter(({ revision }) => knownIds.has(revision)).map(({ revision }) => revision),
    retired: current.filter(({ revision }) => !wantedIds.has(revision)).map(({ revision }) => revision),
    strata: strataOf(drawn.toSorted((one, other) => one.number - other.number)),
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
