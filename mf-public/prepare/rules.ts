import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CategoryName, DEFAULT_CATEGORY, LOCALES, type Locale, TOPICS } from '@zielona-fala/contracts';
import {
  type BankQuestion,
  figuresOf,
  legalBasisOf,
  mediaAddress,
  mediaHash,
  type Rule,
  type RuleBook,
  readRules,
  ruleName,
  withFigures,
} from '@zielona-fala/contracts/bank';
import { solvedQuestion } from './solved-question.ts';
import { write } from './write.ts';

/** Where svc-tests serves pictures and films. */
const MEDIA = '/media';
/** As much of a text as search engines show below a link. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The address of each picture and film, by its file. */
export type MediaAddresses = (file: string) => Promise<string>;

function createMediaAddresses(bank: string): MediaAddresses {
  const known = new Map<string, Promise<string>>();
  const addressOf = async (file: string) =>
    `${MEDIA}/${mediaAddress(file, mediaHash(await readFile(join(bank, 'media', file))))}`;
  return (file) => {
    const address = known.get(file) ?? addressOf(file);
    known.set(file, address);
    return address;
  };
}

/** The beginning of a text, in whole words. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const words = text.slice(0, MAX_DESCRIPTION_LENGTH - 1).split(' ');
  return `${words
    .slice(0, -1)
    .join(' ')
    .replace(/[,;:–]$/, '')}…`;
}

/** A question of our own for each rule, one that it decides if there is any. */
function questionsByRule({ rulesOf }: RuleBook, questions: readonly BankQuestion[]) {
  const found = new Map<string, { readonly question: BankQuestion; readonly weight: number }>();
  for (const question of questions) {
    for (const [weight, id] of (rulesOf.get(question.number) ?? []).entries())
      if (weight < (found.get(id)?.weight ?? Number.POSITIVE_INFINITY)) found.set(id, { question, weight });
  }
  return found;
}

interface Sources {
  readonly book: RuleBook;
  readonly questions: ReturnType<typeof questionsByRule>;
  readonly media: MediaAddresses;
}

/** A category that asks a question, the commonest one if it does. */
function categoryOf({ categories }: Pick<BankQuestion, 'categories'> = { categories: [] }): CategoryName {
  const [first = DEFAULT_CATEGORY] = categories;
  return categories.includes(DEFAULT_CATEGORY) ? DEFAULT_CATEGORY : first;
}

/** What the page of a rule tells, `ToldRule` of the sources. */
async function ruleData(rule: Rule, locale: Locale, { book, questions, media }: Sources) {
  const told = (words: Rule['title']) => withFigures(words, rule, locale);
  const others = rule.beside.flatMap((id) => book.rules.get(id) ?? []);
  const { question } = questions.get(rule.id) ?? {};
  return {
    ...ruleName(rule, locale),
    locale,
    topic: rule.topic,
    text: told(rule.text),
    recognise: told(rule.recognise),
    mistake: told(rule.mistake),
    figures: figuresOf(rule, locale),
    legalBasis: rule.legalBasis.map((reference) => legalBasisOf(reference, locale)),
    picture: rule.picture && { address: await media(rule.picture.file), alt: rule.picture.alt[locale] },
    beside: others.map((other) => ruleName(other, locale)),
    question: question ? await solvedQuestion(question, locale, media) : null,
    category: categoryOf(question),
  };
}

const articleOf = (rule: Rule, locale: Locale) => ({
  title: withFigures(rule.title, rule, locale),
  description: shortened(withFigures(rule.text, rule, locale)),
  picture: `social/topic-${rule.topic}.png`,
});

/**
 * Writes what the pages of rules tell: `rules.json` with the texts of their heads, and for each language all rules
 * (`rules/<language>.json`), and their titles by topic (`rule-titles/<language>.json`).
 * @throws RulesRefused when a rule is broken
 */
export async function prepareRules(bank: string, questions: readonly BankQuestion[]): Promise<void> {
  const book = readRules(bank);
  const rules = [...book.rules.values()];
  const sources = { book, questions: questionsByRule(book, questions), media: createMediaAddresses(bank) };
  const articles = rules.map((rule) => [
    rule.id,
    Object.fromEntries(LOCALES.map((locale) => [locale, articleOf(rule, locale)])),
  ]);
  await write('rules.json', JSON.stringify(Object.fromEntries(articles)));
  for (const locale of LOCALES) {
    const told = await Promise.all(
      rules.map(async (rule) => [rule.id, await ruleData(rule, locale, sources)] as const),
    );
    await write(`rules/${locale}.json`, JSON.stringify(Object.fromEntries(told)));
    const titles = told
      .map(([, { ruleId, topic, title }]) => ({ ruleId, topic, title }))
      .toSorted((one, other) => one.title.localeCompare(other.title, locale, { numeric: true }));
    const byTopic = TOPICS.map((topic) => ({
      topic,
      rules: titles.filter((each) => each.topic === topic).map(({ ruleId, title }) => ({ ruleId, title })),
    }));
    await write(`rule-titles/${locale}.json`, JSON.stringify(byTopic));
  }
}
