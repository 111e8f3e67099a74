import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { type Rule, type RuleBook, withFigures } from '@zielona-fala/contracts/bank';
import { createTermReader, type Term, termsOf } from '../browse/words.ts';

/** Finds rules by words, their beginnings or other forms, all of which a rule has; those that have them in their titles first. */
export type RuleSearch = (text: string, lang: Locale) => readonly Rule[];

interface SearchedRule {
  readonly rule: Rule;
  readonly title: readonly Term[];
  readonly all: readonly Term[];
}

function searchedIn(lang: Locale): (rule: Rule) => SearchedRule {
  const read = createTermReader(lang);
  return (rule) => {
    const title = withFigures(rule.title, rule, lang);
    const texts = [rule.text, rule.recognise].map((words) => withFigures(words, rule, lang));
    return { rule, title: read(title), all: read([title, ...texts].join(' ')) };
  };
}

const has = (terms: readonly Term[], wanted: Term): boolean =>
  terms.some(({ word, stem }) => word.startsWith(wanted.word) || stem === wanted.stem);

export function createRuleSearch(book: RuleBook): RuleSearch {
  const rules = [...book.rules.values()];
  const searched = new Map(LOCALES.map((lang) => [lang, rules.map(searchedIn(lang))]));
  return (text, lang) => {
    const wanted = termsOf(text, lang);
    const fits = (terms: readonly Term[]) => wanted.every((term) => has(terms, term));
    const found = (searched.get(lang) ?? []).filter(({ all }) => fits(all));
    const byTitle = Map.groupBy(found, ({ title }) => fits(title));
    return [true, false].flatMap((isTitle) => byTitle.get(isTitle) ?? []).map(({ rule }) => rule);
  };
}
