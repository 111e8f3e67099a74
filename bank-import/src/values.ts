import {
  type Answer,
  CATEGORIES,
  type CategoryName,
  isCategoryName,
  LETTER_ANSWERS,
  POINTS,
  type PointsValue,
  type QuestionPart,
  withoutDiacritics,
} from '@zielona-fala/contracts';
import { FIRST_OWN_NUMBER } from '@zielona-fala/contracts/bank';

/** What a cell says, or null when it says nothing that can be understood. */
type Reader<Value> = (cell: string) => Value | null;

export const numberIn: Reader<number> = (cell) => {
  const number = wholeNumberIn(cell);
  return number !== null && number >= 1 && number < FIRST_OWN_NUMBER ? number : null;
};

export const pointsIn: Reader<PointsValue> = (cell) => {
  const points = wholeNumberIn(cell);
  return POINTS.find((each) => each === points) ?? null;
};

/** Misspelt as the ministry did and otherwise: the first letters tell the parts apart. */
export const partIn: Reader<QuestionPart> = (cell) => {
  const scope = withoutDiacritics(cell).trim().toLowerCase();
  if (scope.startsWith('podst')) return 'primary';
  return scope.startsWith('spec') ? 'technical' : null;
};

export const answerIn: Reader<Answer> = (cell) => {
  const answer = cell.trim().toUpperCase();
  if (answer === 'T' || answer === 'TAK') return 'T';
  if (answer === 'N' || answer === 'NIE') return 'N';
  return LETTER_ANSWERS.find((letter) => letter === answer) ?? null;
};

/** In the order of {@link CATEGORIES}, whatever the order of the cell. */
export const categoriesIn: Reader<readonly CategoryName[]> = (cell) => {
  const named = cell
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((name) => name !== '');
  if (named.length === 0 || !named.every(isCategoryName)) return null;
  return CATEGORIES.filter((category) => named.includes(category));
};

/** Words in Unicode's composed form on one line; null when there are none. */
export const wordsIn: Reader<string> = (cell) => {
  const words = cell
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return words === '' ? null : words;
};

/** `7`, ` 7 `, `7.0` and `7,0` are the same number. */
function wholeNumberIn(cell: string): number | null {
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec(cell.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
