import type { Locale } from '@zielona-fala/contracts';
import type { PageAddress, RuleAddress, TitlesOfTopic, ToldRule } from './told-rule.ts';

type Rules = Readonly<Record<string, ToldRule>>;
type Json<Content> = Promise<{ readonly default: Content }>;

const RULES = {
  pl: () => import('../../../.bank/rules/pl.json') as Promise<unknown> as Json<Rules>,
  en: () => import('../../../.bank/rules/en.json') as Promise<unknown> as Json<Rules>,
  de: () => import('../../../.bank/rules/de.json') as Promise<unknown> as Json<Rules>,
} satisfies Record<Locale, unknown>;

const read: Partial<Record<Locale, Promise<Rules>>> = {};

/** Each import of JSON makes a new object of all rules, and there is a page for each of them: so one import a language. */
function rulesIn(locale: Locale): Promise<Rules> {
  read[locale] ??= RULES[locale]().then((file) => file.default);
  return read[locale];
}

/** A rule as the build knows it. @throws Error when there is none of that name */
export async function loadRule({ ruleId, locale }: RuleAddress): Promise<ToldRule> {
  const rule = (await rulesIn(locale))[ruleId];
  if (!rule) throw new Error(`there is no rule ${ruleId}`);
  return rule;
}

/** The titles of all rules as the build knows them. */
export async function loadTitles({ locale }: PageAddress): Promise<readonly TitlesOfTopic[]> {
  const file: Promise<unknown> = import(`../../../.bank/rule-titles/${locale}.json`);
  return (await (file as Json<readonly TitlesOfTopic[]>)).default;
}
