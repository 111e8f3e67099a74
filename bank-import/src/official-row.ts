import {
  type Answer,
  type CategoryName,
  LETTER_ANSWERS,
  type PointsValue,
  type QuestionPart,
} from '@zielona-fala/contracts';
import type { Letter } from '@zielona-fala/contracts/bank';
import type { OfficialNotes } from '@zielona-fala/question-store';
import {
  type Columns,
  EDITION_LANGUAGES,
  type EditionLanguage,
  type Fact,
  WORDS,
  type Word,
} from './columns.ts';
import { answerIn, categoriesIn, numberIn, partIn, pointsIn, wordsIn } from './values.ts';

/** A question in one language: everything, or nothing. */
export interface Wording {
  readonly text: string;
  /** Null for a yes/no question. */
  readonly answers: Readonly<Record<Letter, string>> | null;
}

/** A row as an edition has it. */
export interface OfficialRow {
  readonly number: number;
  readonly part: QuestionPart;
  /** Null if the edition does not state it. */
  readonly points: PointsValue | null;
  readonly categories: readonly CategoryName[];
  readonly correct: Answer;
  readonly mediaName: string | null;
  /** Names of the Polish Sign Language films of the question and its answers. */
  readonly signed: SignedNames;
  /** Languages that are missing, or not whole, are not there. */
  readonly wordings: Partial<Record<EditionLanguage, Wording>> & { readonly pl: Wording };
  readonly notes: OfficialNotes;
}

export type SignedNames = Readonly<Partial<Record<Word, string>>>;

export type ReadRow =
  | { readonly kind: 'blank' }
  | { readonly kind: 'refused'; readonly number: number | null; readonly reason: string }
  | { readonly kind: 'question'; readonly question: OfficialRow };

/** Reads one row. Whatever it lacks, it is only refused when no examiner could ask it. */
export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  const cellOf = (fact: Fact): string => textAt(cells, columns.at(fact));
  const words = (fact: Fact): string | null => wordsIn(cellOf(fact));
  const number = numberIn(cellOf('number'));
  const wording = (language: EditionLanguage, correct: Answer) =>
    wordingOf((word) => wordsIn(textAt(cells, columns.wordAt(language, word))), correct);
  if (number === null && isBlank(cells, columns)) return { kind: 'blank' };

  const refused = (reason: string): ReadRow => ({ kind: 'refused', number, reason });
  if (number === null) return refused(`“${cellOf('number')}” is no question number`);
  const correct = answerIn(cellOf('correct'));
  if (correct === null) return refused(`“${cellOf('correct')}” is no answer`);
  const part = partIn(cellOf('part'));
  if (part === null) return refused(`“${cellOf('part')}” is no part of the exam`);
  const points = pointsIn(cellOf('points'));
  if (points === null && cellOf('points').trim() !== '') {
    return refused(`“${cellOf('points')}” is no number of points`);
  }
  const categories = categoriesIn(cellOf('categories'));
  if (categories === null) return refused(`“${cellOf('categories')}” are no categories`);
  const pl = wording('pl', correct);
  if (pl === null) return refused('the Polish question, or one of its answers, is empty');

  const others = EDITION_LANGUAGES.filter((language) => language !== 'pl').flatMap((language) => {
    const known = wording(language, correct);
    return known === null ? [] : [[language, known] as const];
  });
  const question: OfficialRow = {
    number,
    part,
    points,
    categories,
    correct,
    mediaName: words('media'),
    signed: signedIn(cells, columns, correct),
    wordings: { ...Object.fromEntries(others), pl },
    notes: {
      block: words('block'),
      legalBasis: words('legalBasis'),
      aim: words('aim'),
      safety: words('safety'),
      status: words('status'),
      submitter: words('submitter'),
    },
  };
  return { kind: 'question', question };
}

/** Yes/no questions have a film of the question only. */
function signedIn(cells: readonly string[], columns: Columns, correct: Answer): SignedNames {
  const told = correct === 'T' || correct === 'N' ? (['text'] as const) : WORDS;
  return Object.fromEntries(
    told.flatMap((word) => {
      const name = wordsIn(textAt(cells, columns.signedAt(word)));
      return name === null ? [] : [[word, name]];
    }),
  );
}

/** Blank tail rows can still be counted in a first column that means nothing to us. */
function isBlank(cells: readonly string[], columns: Columns): boolean {
  const facts: readonly Fact[] = ['correct', 'part', 'categories', 'media'];
  const known = [
    ...facts.map((fact) => columns.at(fact)),
    columns.at('number'),
    columns.wordAt('pl', 'text'),
  ];
  return known.every((index) => textAt(cells, index).trim() === '');
}

function wordingOf(read: (word: 'text' | Letter) => string | null, correct: Answer): Wording | null {
  const text = read('text');
  if (text === null) return null;
  if (correct === 'T' || correct === 'N') return { text, answers: null };
  const [A, B, C] = LETTER_ANSWERS.map(read);
  return A && B && C ? { text, answers: { A, B, C } } : null;
}

function textAt(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '');
}
