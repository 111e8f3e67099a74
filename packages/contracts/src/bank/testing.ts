import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CategoryName } from '../exam/categories.ts';
import { EXAM_STRATA, type PointsValue, type QuestionPart } from '../exam/rules.ts';
import { TOPICS } from '../exam/topics.ts';
import type { BankQuestion, Translations } from './question.ts';
import type { Rule } from './rule.ts';

const inEachLanguage = (text: string): Translations => ({
  pl: `${text} (pl)`,
  en: `${text} (en)`,
  de: `${text} (de)`,
  uk: `${text} (uk)`,
});

/** A question that the bank takes, unless `changes` spoil it. */
export function question(number: number, changes: Partial<BankQuestion> = {}): BankQuestion {
  const isTechnical = changes.part === 'technical';
  return {
    number,
    part: 'primary',
    points: 3,
    categories: ['B'],
    topic: TOPICS[number % TOPICS.length] ?? 'road-signs',
    correct: isTechnical ? 'A' : 'T',
    media: null,
    text: inEachLanguage(`question ${number}`),
    answers: isTechnical
      ? { A: inEachLanguage('right'), B: inEachLanguage('wrong'), C: inEachLanguage('nonsense') }
      : null,
    explanation: inEachLanguage(`because ${number}`),
    legalBasis: [{ act: 'road-traffic-act', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
    checked: '2026-01-02',
    ...changes,
  };
}

const FIRST_NUMBER = 1_900_001;

/** Questions for the categories: `times` what one exam needs of each stratum. */
export function questionsForExams(
  times: number,
  categories: readonly CategoryName[] = ['B'],
): readonly BankQuestion[] {
  const strata = EXAM_STRATA.flatMap(({ part, points, count }) =>
    Array.from({ length: count * times }, (): [QuestionPart, PointsValue] => [part, points]),
  );
  return strata.map(([part, points], index) => question(FIRST_NUMBER + index, { part, points, categories }));
}

/** A bank of any size, spread evenly over the strata of the categories. */
export function* manyQuestions(
  size: number,
  categories: readonly CategoryName[],
): Generator<BankQuestion, void, undefined> {
  for (let index = 0; index < size; index += 1) {
    const category = categories.slice(index % categories.length).slice(0, 1);
    const turn = Math.floor(index / categories.length) % EXAM_STRATA.length;
    const { part, points } = EXAM_STRATA[turn] ?? {};
    yield question(FIRST_NUMBER + index, { part, points, categories: category });
  }
}

const inEachLocale = (text: string) => ({ pl: `${text} (pl)`, en: `${text} (en)`, de: `${text} (de)` });

/** A rule that the bank takes, unless `changes` spoil it. */
export function rule(id: string, changes: Partial<Rule> = {}): Rule {
  return {
    id,
    topic: 'right-of-way',
    title: inEachLocale(`title of ${id}`),
    text: inEachLocale(`text of ${id}`),
    recognise: inEachLocale(`how to recognise ${id}`),
    mistake: inEachLocale(`mistake of ${id}`),
    legalBasis: [{ act: 'road-traffic-act', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
    checked: '2026-01-02',
    picture: null,
    beside: [],
    ...changes,
  };
}

type Files = Readonly<Record<string, unknown>>;

const written: string[] = [];
process.once('exit', () => {
  for (const folder of written) rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes a bank folder that lasts as long as the process, with `scenes/here.svg` and `scenes/here.webm`.
 * @param questions name → content of each question file: text as it is, everything else as JSON
 * @param rules likewise of each file of rules, among them `ties.json`
 */
export async function writeBank(questions: Files, rules: Files = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-'));
  written.push(folder);
  await mkdir(path.join(folder, 'media', 'scenes'), { recursive: true });
  await writeFile(
    path.join(folder, 'media', 'scenes', 'here.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(path.join(folder, 'media', 'scenes', 'here.webm'), 'a film');
  await writeFiles(path.join(folder, 'questions'), questions);
  await writeFiles(path.join(folder, 'rules'), rules);
  return folder;
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(folder, name), text);
  }
}
