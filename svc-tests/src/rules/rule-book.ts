import type { Locale } from '@zielona-fala/contracts';
import type { RuleNameDto } from '@zielona-fala/contracts/api';
import { type Rule, type RuleBook, withFigures } from '@zielona-fala/contracts/bank';

/** The rules behind a question in a language, the weightiest first. */
export function ruleNamesOf(book: RuleBook, number: number, lang: Locale): readonly RuleNameDto[] {
  return namesOf(book, book.rulesOf.get(number) ?? [], lang);
}

export function namesOf(book: RuleBook, ids: readonly string[], lang: Locale): readonly RuleNameDto[] {
  return ids.flatMap((id) => {
    const rule = book.rules.get(id);
    return rule === undefined ? [] : [ruleName(rule, lang)];
  });
}

export const ruleName = (rule: Rule, lang: Locale): RuleNameDto => ({
  ruleId: rule.id,
  title: withFigures(rule.title, rule, lang),
});

/** The questions based on each rule; rules without questions are absent. */
export function byRule<Question extends { readonly number: number }>(
  book: RuleBook,
  questions: readonly Question[],
): ReadonlyMap<string, readonly Question[]> {
  const found = new Map<string, Question[]>();
  for (const question of questions) {
    for (const id of book.rulesOf.get(question.number) ?? []) {
      const others = found.get(id);
      if (others) others.push(question);
      else found.set(id, [question]);
    }
  }
  return found;
}
