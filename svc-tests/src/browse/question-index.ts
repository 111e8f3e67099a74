import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type CategoryName,
  LETTER_ANSWERS,
  type PointsValue,
  QUESTION_LANGUAGES,
  type QuestionLanguage,
  type QuestionPart,
  type QuestionTopic,
} from '@zielona-fala/contracts';
import { type IndexedQuestion, type QuestionRef, wordsIn } from '@zielona-fala/question-store';
import { termsOf } from './words.ts';

/** What a learner looks for. */
export interface QuestionFilter {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  /** Words, their beginnings or other forms, all of which a question has, or its number. Without them all questions fit. */
  readonly text: string;
  readonly topic?: QuestionTopic;
  readonly part?: QuestionPart;
  readonly points?: PointsValue;
  /** Only these questions, whether or not exams ask them; without it, all that exams ask. */
  readonly among?: readonly number[];
}

export interface SearchableQuestion extends IndexedQuestion {
  /** Whether exams ask it. */
  readonly isExamined: boolean;
}

/** How well a question fits: 0 by its number, 1 by whole words, 2 by their beginnings or other forms. */
type Rank = 0 | 1 | 2;

/** Position of a question among all matches: by rank, then by number. */
export interface Position {
  readonly rank: Rank;
  readonly number: number;
}

export type Hit = QuestionRef & Position;

export interface Found {
  /** How many questions fit. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** A full-text index over the questions of a bank, in memory. */
export interface QuestionIndex {
  add(questions: readonly SearchableQuestion[]): void;
  /** @param page.after the position that the page before ended with */
  find(filter: QuestionFilter, page: { readonly limit: number; readonly after: Position | null }): Found;
  close(): void;
}

/** Stores neither contents nor word positions, which are not needed: this takes a third of the memory. */
const WORDS_TABLE = `fts5(words, stems, tags, content='', detail=column, prefix='1 2 3', tokenize='ascii')`;

/** SQLite's own index: it finds beginnings of words among 100,000 questions within milliseconds. */
export function createQuestionIndex(): QuestionIndex {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE revisions (number INTEGER PRIMARY KEY, revision TEXT NOT NULL)');
  for (const lang of QUESTION_LANGUAGES)
    database.exec(`CREATE VIRTUAL TABLE ${tableOf(lang)} USING ${WORDS_TABLE}`);

  const addRevision = database.prepare('INSERT INTO revisions VALUES (?, ?)');
  const addWords = QUESTION_LANGUAGES.map((lang) => ({
    lang,
    statement: database.prepare(
      `INSERT INTO ${tableOf(lang)} (rowid, words, stems, tags) VALUES (?, ?, ?, ?)`,
    ),
  }));

  const insert = (question: SearchableQuestion): void => {
    addRevision.run(question.number, question.revision);
    const tags = tagsOf(question).join(' ');
    for (const { lang, statement } of addWords) {
      const terms = termsOf(textIn(question, lang), lang);
      const stems = new Set(terms.map(({ stem }) => stem));
      statement.run(question.number, terms.map(({ word }) => word).join(' '), [...stems].join(' '), tags);
    }
  };

  return {
    add(questions) {
      database.exec('BEGIN');
      for (const question of questions) insert(question);
      database.exec('COMMIT');
    },
    find(filter, { limit, after }) {
      const terms = termsOf(filter.text, filter.lang);
      const words = terms.map(({ word }) => word);
      const query = queryOn(database, filter);
      const tagged = tagsWanted(filter).map((each) => `tags : (${each})`);
      const forms = terms.map(({ word, stem }) => `(words : "${word}" * OR stems : "${stem}")`);
      const begun = all([...tagged, ...forms]);
      const whole = all([...tagged, ...words.map((word) => `words : "${word}"`)]);
      const byWords: readonly (readonly [Rank, string])[] =
        words.length === 0
          ? [[2, begun]]
          : [
              [1, whole],
              [2, `(${begun}) NOT (${whole})`],
            ];

      const wanted = numberIn(words);
      const named = wanted === null ? [] : query.one(all(tagged), wanted);
      const hits: Hit[] = after === null ? named.map((ref) => ({ ...ref, rank: 0 })) : [];
      for (const [rank, match] of byWords) {
        if (after !== null && rank < after.rank) continue;
        const from = after?.rank === rank ? after.number : 0;
        const next = query.page(match, { from, without: wanted, limit: limit - hits.length });
        hits.push(...next.map((ref) => ({ ...ref, rank })));
      }
      return { total: query.count(begun, wanted) + named.length, hits };
    },
    close: () => database.close(),
  };
}

/** Questions of a filter's language that match, each with its revision, by number. */
function queryOn(database: DatabaseSync, { lang, among }: QuestionFilter) {
  const table = tableOf(lang);
  const matching = `FROM ${table} JOIN revisions ON number = ${table}.rowid WHERE ${table} MATCH ?`;
  // the unary plus keeps SQLite from running the search once per number
  const chosen = `AND +${table}.rowid IN (SELECT value FROM json_each(?))`;
  const chosenIn = among === undefined ? '' : chosen;
  const numbers = among === undefined ? [] : [JSON.stringify(among)];
  const refs = (more: string, match: string, ...values: SQLInputValue[]) =>
    database
      .prepare(`SELECT number, revision ${matching} ${chosenIn} ${more}`)
      .all(match, ...numbers, ...values) as unknown as QuestionRef[];
  return {
    one: (match: string, number: number) => refs('AND number = ?', match, number),
    page: (match: string, page: { from: number; without: number | null; limit: number }) =>
      refs(
        'AND number > ? AND number IS NOT ? ORDER BY number LIMIT ?',
        match,
        page.from,
        page.without,
        page.limit,
      ),
    count(match: string, without: number | null): number {
      const counted = `FROM ${table} WHERE ${table} MATCH ? ${chosenIn} AND ${table}.rowid IS NOT ?`;
      const row = database.prepare(`SELECT count(*) AS total ${counted}`).get(match, ...numbers, without);
      return Number(row?.total);
    },
  };
}

const tableOf = (lang: QuestionLanguage): string => `questions_${lang}`;

/** Words of no language: the name of a property with its value. */
const tagOf = (property: string, value: string | number): string =>
  `${property}${value}`.replaceAll('-', '').toLowerCase();

/** Two tags, so that a search for what exams ask has no more to compare. */
const categoryTag = (category: CategoryName, isExamined: boolean): string =>
  tagOf(isExamined ? 'category' : 'unasked', category);

function tagsOf({ categories, isExamined, ...properties }: SearchableQuestion): readonly string[] {
  return [...categories.map((category) => categoryTag(category, isExamined)), ...propertyTags(properties)];
}

/** Conditions, each of one tag or several. */
function tagsWanted({ category, among, ...properties }: QuestionFilter): readonly string[] {
  const kinds = among === undefined ? [true] : [true, false];
  const ofCategory = kinds.map((isExamined) => `"${categoryTag(category, isExamined)}"`).join(' OR ');
  return [ofCategory, ...propertyTags(properties).map((tag) => `"${tag}"`)];
}

function propertyTags({ topic, part, points }: Pick<QuestionFilter, 'topic' | 'part' | 'points'>) {
  return Object.entries({ topic, part, points }).flatMap(([property, value]) =>
    value === undefined ? [] : [tagOf(property, value)],
  );
}

const all = (conditions: readonly string[]): string => conditions.join(' AND ');

function numberIn([only, ...more]: readonly string[]): number | null {
  return only !== undefined && more.length === 0 && /^[1-9]\d{0,14}$/.test(only) ? Number(only) : null;
}

function textIn(
  { text, answers }: Pick<IndexedQuestion, 'text' | 'answers'>,
  lang: QuestionLanguage,
): string {
  const answerTexts = answers === null ? [] : LETTER_ANSWERS.map((letter) => wordsIn(answers[letter], lang));
  return [wordsIn(text, lang), ...answerTexts].join(' ');
}
