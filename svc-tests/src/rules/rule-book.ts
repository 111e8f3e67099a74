import type { Locale } from '@zielona-fala/contracts';
import type { RuleNameDto } from '@zielona-fala/contracts/api';
import { type RuleBook, ruleName } from '@zielona-fala/contracts/bank';
import type { QuestionFacts } from '@zielona-fala/question-store';

/** A question, as far as rules are tied to it. */
export interface TiedQuestion extends Pick<QuestionFacts, 'digest'> {
  readonly number: number;
}

/** Ids of the rules behind a question, the weightiest first. */
export function rulesBehind(book: RuleBook, { number, digest }: TiedQuestion): readonly string[] {
  const rules = digest === undefined ? book.rulesOf.get(number) : book.officialRulesOf.get(digest);
  return rules ?? [];
}

export function namesOf(book: RuleBook, ids: readonly string[], lang: Locale): readonly RuleNameDto[] {
  return ids.flatMap((id) => {
    const rule = book.rules.get(id);
    return rule === undefined ? [] : [ruleName(rule, lang)];
  });
}

interface BasedOnRules {
  readonly rules: readonly string[];
}

/** Says whether a question is based on the one rule and not on the other: what both decide tells nothing of their difference. */
export const basedOnOnly =
  (rule: string, other: string) =>
  ({ rules }: BasedOnRules): boolean =>
    rules.includes(rule) && !rules.includes(other);

/** How many questions a test that alternates two rules can ask, as many of the one as of the other. */
export function alternatingQuestions(
  questions: readonly BasedOnRules[],
  [one, other]: readonly [string, string],
): number {
  const ofOne = questions.filter(basedOnOnly(one, other)).length;
  const ofOther = questions.filter(basedOnOnly(other, one)).length;
  return 2 * Math.min(ofOne, ofOther);
}

/** The questions based on each rule; rules without questions are absent. */
export function byRule<Question extends BasedOnRules>(
  questions: readonly Question[],
): ReadonlyMap<string, readonly Question[]> {
  const found = new Map<string, Question[]>();
  for (const question of questions) {
    for (const id of question.rules) {
      const others = found.get(id);
      if (others) others.push(question);
      else found.set(id, [question]);
    }
  }
  return found;
}
