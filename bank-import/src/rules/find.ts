import type { RuleBook } from '@zielona-fala/contracts/bank';
import type { OfficialNotes } from '@zielona-fala/question-store';
import type { OfficialRow } from '../official-row.ts';
import { digestOf } from './digest.ts';
import { createRuleGuesser, evidenceOfRule, type KnownEvidence, type RuleEvidence } from './guess.ts';

/** A question of an edition with what is noted about it, here or in an older edition. */
export interface NotedRow {
  readonly row: OfficialRow;
  readonly notes: Pick<OfficialNotes, 'legalBasis'>;
}

export interface FoundRules {
  /** Rules of questions that are tied to none, by question number. */
  readonly guessed: ReadonlyMap<number, readonly string[]>;
  readonly report: { readonly tied: number; readonly guessed: number; readonly without: number };
}

/** Looks up the rules of an edition's questions, and guesses those of questions that nobody has tied yet. */
export function findRules(questions: readonly NotedRow[], book: RuleBook): FoundRules {
  const { tied, untied } = sorted(questions, book);
  const guess = guesserOf(tied, book);
  const guessed = untied.flatMap((question) => {
    const rule = guess(evidenceOf(question));
    return rule === null ? [] : [[question.row.number, [rule]] as const];
  });
  return {
    guessed: new Map(guessed),
    report: { tied: tied.length, guessed: guessed.length, without: untied.length - guessed.length },
  };
}

/** How good guesses are, found on questions whose rules are known and are hidden from them. */
export interface GuessAccuracy {
  readonly hidden: number;
  readonly guessed: number;
  /** Guessed rules that are among those the question is tied to. */
  readonly right: number;
}

/** @param count so many questions are hidden: those of the first digests, which order them at random */
export function guessAccuracy(questions: readonly NotedRow[], book: RuleBook, count: number): GuessAccuracy {
  const known = sorted(questions, book).tied.toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
  const hidden = known.slice(0, count);
  const guess = guesserOf(known.slice(count), book);
  const guesses = hidden.flatMap(({ rules, ...question }) => {
    const rule = guess(evidenceOf(question));
    return rule === null ? [] : [rules.includes(rule)];
  });
  return { hidden: hidden.length, guessed: guesses.length, right: guesses.filter(Boolean).length };
}

export function describeAccuracy({ hidden, guessed, right }: GuessAccuracy): string {
  const share = guessed === 0 ? '–' : ((100 * right) / guessed).toFixed(1);
  return `Guesses: of ${hidden} questions whose rules were hidden, ${guessed} get one, right for ${right} (${share} %)`;
}

interface TiedRow extends NotedRow {
  readonly digest: string;
  readonly rules: readonly string[];
}

function sorted(questions: readonly NotedRow[], { officialRulesOf }: RuleBook) {
  const tied: TiedRow[] = [];
  const untied: NotedRow[] = [];
  for (const question of questions) {
    const digest = digestOf(question.row);
    const rules = officialRulesOf.get(digest);
    if (rules) tied.push({ ...question, digest, rules });
    else untied.push(question);
  }
  return { tied, untied };
}

/** The rules' own words are not enough to guess from: without tied questions nothing is guessed. */
function guesserOf(tied: readonly TiedRow[], { rules }: RuleBook): ReturnType<typeof createRuleGuesser> {
  if (tied.length === 0) return () => null;
  return createRuleGuesser([
    ...tied.map((each): KnownEvidence => ({ ...evidenceOf(each), rules: each.rules })),
    ...[...rules.values()].map(evidenceOfRule),
  ]);
}

function evidenceOf({ row: { wordings }, notes }: NotedRow): RuleEvidence {
  const { text, answers } = wordings.pl;
  return { words: [text, ...Object.values(answers ?? {})].join(' '), legalBasis: notes.legalBasis };
}
