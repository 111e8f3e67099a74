import { type Day, TOPICS } from '@zielona-fala/contracts';
import type { BankQuestion, RuleBook } from '@zielona-fala/contracts/bank';
import { uncheckedForAYear } from './checks/age.ts';
import { type RuleReview, ruleReviewFigures } from './checks/rule-review.ts';

/** What a rule book is made of. */
export interface RuleReportParts {
  readonly book: RuleBook;
  readonly review: RuleReview;
  /** Of our own bank. */
  readonly questions: readonly BankQuestion[];
  readonly today: Day;
}

/** The figures of a rule book for people, a line each. */
export function describeRules({ book, review, questions, today }: RuleReportParts): readonly string[] {
  const rules = [...book.rules.values()];
  const tied = new Set([...book.rulesOf.values(), ...book.officialRulesOf.values()].flat());
  const figures = ruleReviewFigures(review);
  return [
    `Rules: ${rules.length}`,
    ...TOPICS.map((topic) => `  ${topic} ${rules.filter((rule) => rule.topic === topic).length}`),
    listed('Our own questions without a rule', questionsWithoutRule(book, questions)),
    listed(
      'Rules without a question',
      rules.filter(({ id }) => !tied.has(id)).map(({ id }) => id),
    ),
    listed(
      'Rules last checked over a year ago',
      uncheckedForAYear(rules, today).map(({ id, checked }) => `${id} on ${checked}`),
    ),
    `Main rule of ${figures.readings} official questions as a second reader chose it: ` +
      `the same for ${share(figures.sameMain, figures.readings)}, one of those tied for ${share(figures.amongTied, figures.readings)}`,
    `Answers to ${figures.answers} official questions by somebody who saw nothing but their rules: ` +
      `right ${share(figures.right, figures.answers)}, told by the rules alone ${share(figures.told, figures.answers)}; ` +
      `the others since: ${settlements(review)}`,
  ];
}

/** Numbers of our own questions that no rule stands behind. */
export function questionsWithoutRule(
  { rulesOf }: Pick<RuleBook, 'rulesOf'>,
  questions: readonly BankQuestion[],
): readonly number[] {
  return questions.map(({ number }) => number).filter((number) => !rulesOf.has(number));
}

function settlements({ answers }: RuleReview): string {
  const counts = Map.groupBy(
    answers.flatMap(({ settled }) => settled?.resolution ?? []),
    (resolution) => resolution,
  );
  return [...counts].map(([resolution, { length }]) => `${resolution} ${length}`).join(', ') || 'none';
}

function listed(what: string, items: readonly (string | number)[]): string {
  return `${what}: ${items.length}${items.length === 0 ? '' : ` (${items.join(', ')})`}`;
}

function share(part: number, whole: number): string {
  return `${part} (${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %)`;
}
