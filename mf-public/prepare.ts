import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CATEGORIES, LOCALES, type Locale, TOPICS } from '@zielona-fala/contracts';
import {
  ACTS,
  type BankQuestion,
  citationIn,
  describeRefusal,
  readBank,
  type Translations,
} from '@zielona-fala/contracts/bank';
import { SOCIAL_PICTURE } from '@zielona-fala/contracts/portal';
import sharp from 'sharp';
import { prepareRules } from './prepare/rules.ts';
import { TARGET, WORKSPACE, write } from './prepare/write.ts';

const BANK = join(WORKSPACE, '../bank');
/** As many as flat drawings need. */
const COLOURS = 128;

/** What a page on a topic takes from the bank. */
async function topicData(topic: (typeof TOPICS)[number], questions: readonly BankQuestion[]) {
  const file = join(WORKSPACE, 'articles/topic', `${topic}.json`);
  const { example } = JSON.parse(await readFile(file, 'utf8')) as { readonly example: number };
  const question = questions.find(({ number }) => number === example);
  if (question?.topic !== topic) throw new Error(`${file}: the bank has no question ${example} on ${topic}`);
  const { media, legalBasis, text, answers, explanation, ...told } = question;
  const asked = questions.filter((each) => each.topic === topic);
  return {
    ...told,
    text: shown(text),
    answers: answers === null ? null : { A: shown(answers.A), B: shown(answers.B), C: shown(answers.C) },
    explanation: shown(explanation),
    pictureAlt: media ? shown(media.alt) : null,
    legalBasis: legalBasis.map(({ act, article, asOf }) => ({
      act: shown(ACTS[act]),
      article: citationsOf(article),
      asOf,
    })),
    askedIn: CATEGORIES.filter((category) => asked.some(({ categories }) => categories.includes(category))),
  };
}

const citationsOf = (article: string) => inLocales((locale) => citationIn(article, locale));

/** Pages come in the languages of the interface alone. */
const inLocales = (of: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));
const shown = (words: Translations) => inLocales((locale) => words[locale]);

/** How many questions of each topic the bank has for a category; topics without any are left out. */
function categoryData(category: (typeof CATEGORIES)[number], questions: readonly BankQuestion[]) {
  const counts = TOPICS.map((topic) => {
    const asked = questions.filter((each) => each.topic === topic && each.categories.includes(category));
    return [topic, asked.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Social networks take no SVG. */
async function rasterise(name: string): Promise<void> {
  const source = join(BANK, 'social', name);
  const target = join(TARGET, 'files/social', name.replace(/svg$/, 'png'));
  const isChanged = await write(`social/${name}`, await readFile(source, 'utf8'));
  if (!isChanged && existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await sharp(source)
    .resize(SOCIAL_PICTURE.width, SOCIAL_PICTURE.height)
    .png({ palette: true, colours: COLOURS })
    .toFile(target);
}

/**
 * Takes from our own bank what the pages on categories, topics and rules show of it, into `.bank`: counts, one question of each
 * topic, its picture; the rules, each with a question to try; and the pictures for social networks.
 * @throws Error when the bank refuses a question or a rule, or an article names one that is not there
 */
export async function prepare(): Promise<void> {
  const { questions, refusals } = await readBank(BANK);
  if (refusals.length > 0) throw new Error(refusals.map(describeRefusal).join('\n'));
  for (const category of CATEGORIES) {
    const data = categoryData(category, questions);
    await write(`category/${category.toLowerCase()}.json`, JSON.stringify(data));
  }
  for (const topic of TOPICS) {
    const data = await topicData(topic, questions);
    await write(`topic/${topic}.json`, JSON.stringify(data));
    const { media } = questions.find(({ number }) => number === data.number) ?? {};
    if (!media) continue;
    if (!media.file.endsWith('.svg')) throw new Error(`question ${data.number} has no drawing`);
    await write(`picture/${topic}.svg`, await readFile(join(BANK, 'media', media.file), 'utf8'));
  }
  await prepareRules(BANK, questions);
  for (const name of await readdir(join(BANK, 'social'))) await rasterise(name);
}
