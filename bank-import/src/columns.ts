import { withoutDiacritics } from '@zielona-fala/contracts';

/** Languages in which official editions come. */
export const EDITION_LANGUAGES = ['pl', 'en', 'de', 'uk'] as const;
export type EditionLanguage = (typeof EDITION_LANGUAGES)[number];

export const WORDS = ['text', 'A', 'B', 'C'] as const;
export type Word = (typeof WORDS)[number];

const FACTS = [
  'number',
  'correct',
  'media',
  'part',
  'points',
  'categories',
  'block',
  'legalBasis',
  'aim',
  'safety',
  'status',
  'submitter',
] as const;
export type Fact = (typeof FACTS)[number];

/** Column positions of a sheet, by content. */
export interface Columns {
  at(fact: Fact): number | undefined;
  wordAt(language: EditionLanguage, word: Word): number | undefined;
  /** Name of the Polish Sign Language film of a text. */
  signedAt(word: Word): number | undefined;
}

/** Names without case, diacritics and punctuation, the first that the ministry used first. */
const FACT_NAMES: Readonly<Record<Fact, readonly string[]>> = {
  number: ['numer pytania', 'nr pytania'],
  correct: ['poprawna odp', 'poprawna odpowiedz', 'prawidlowa odpowiedz'],
  media: ['media', 'nazwa media'],
  part: ['zakres struktury', 'zakres'],
  points: ['liczba punktow', 'liczba', 'punkty'],
  categories: ['kategorie', 'kategoria'],
  block: ['nazwa bloku'],
  legalBasis: ['zrodlo pytania', 'podstawa prawna'],
  aim: ['o co chcemy zapytac'],
  safety: ['jaki ma zwiazek z bezpieczenstwem'],
  status: ['status'],
  submitter: ['podmiot'],
};
const WORD_NAMES: Readonly<Record<Word, readonly string[]>> = {
  text: ['pytanie', 'tresc pytania'],
  A: ['odpowiedz a', 'a'],
  B: ['odpowiedz b', 'b'],
  C: ['odpowiedz c', 'c'],
};
/** The end of the names of sign-language columns, e.g. `(PJM) treść odp A`. */
const SIGNED: Readonly<Record<Word, RegExp>> = {
  text: /pjm (tresc )?pyt(ania)?$/,
  A: /pjm (tresc )?odp a$/,
  B: /pjm (tresc )?odp b$/,
  C: /pjm (tresc )?odp c$/,
};
const LANGUAGE_MARKS: Readonly<Record<string, EditionLanguage>> = {
  pl: 'pl',
  en: 'en',
  eng: 'en',
  d: 'de',
  de: 'de',
  ua: 'uk',
  uk: 'uk',
  ukr: 'uk',
};
/** The mark of a language: in brackets, or a word of more than one letter. */
const MARK = /\[(\w+)\]|\b(pl|eng?|de|ua|ukr?)\b/;

const NEEDED: readonly Fact[] = ['number', 'correct', 'part', 'categories'];

/**
 * Recognises the header of an edition of any year by the names of its columns.
 * @returns null when the cells are no header of questions
 */
export function columnsOf(cells: readonly string[]): Columns | null {
  const found = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = meaningOf(cell);
    if (name !== null && !found.has(name)) found.set(name, index);
  }
  const columns = columnsAt(found);
  const isHeader = columns.at('number') !== undefined && columns.wordAt('pl', 'text') !== undefined;
  return isHeader ? columns : null;
}

/** What operators call the columns of a table without a header; its words are Polish. */
const OPERATORS_NAMES: ReadonlyMap<string, string> = new Map([
  ...WORDS.map((word) => [word.toLowerCase(), `pl ${word}`] as const),
  ...FACTS.map((fact) => [fact.toLowerCase(), fact] as const),
]);
const SKIPPED: readonly string[] = ['', '-'];

/**
 * The columns of a table without a header, in their order.
 * @param list names separated by commas; one that is `-` or empty is skipped
 * @throws TypeError if a name is unknown or duplicated, or a required one is missing
 */
export function columnsFrom(list: string): Columns {
  const found = new Map<string, number>();
  for (const [index, name] of list.split(',').entries()) {
    const asked = name.trim().toLowerCase();
    if (SKIPPED.includes(asked)) continue;
    const meant = OPERATORS_NAMES.get(asked);
    if (meant === undefined) {
      const known = [...OPERATORS_NAMES.keys()].join(', ');
      throw new TypeError(`--columns has the unknown name “${name.trim()}”; known are ${known}`);
    }
    if (found.has(meant)) throw new TypeError(`--columns names “${asked}” twice`);
    found.set(meant, index);
  }
  const needed: readonly string[] = [...NEEDED, ...WORDS.map((word) => `pl ${word}`)];
  const missing = [...OPERATORS_NAMES].flatMap(([name, meant]) =>
    needed.includes(meant) && !found.has(meant) ? [name] : [],
  );
  if (missing.length > 0) throw new TypeError(`--columns lacks ${missing.join(', ')}`);
  return columnsAt(found);
}

function columnsAt(found: ReadonlyMap<string, number>): Columns {
  return {
    at: (fact) => found.get(fact),
    wordAt: (language, word) => found.get(`${language} ${word}`),
    signedAt: (word) => found.get(`signed ${word}`),
  };
}

/** Names of the columns without which no question can be read. */
export function missingColumns(columns: Columns): readonly string[] {
  const facts = NEEDED.filter((fact) => columns.at(fact) === undefined).map((fact) => FACT_NAMES[fact]);
  const words = WORDS.filter((word) => columns.wordAt('pl', word) === undefined).map(
    (word) => WORD_NAMES[word],
  );
  return [...facts, ...words].flatMap(([name = '']) => [name]);
}

function meaningOf(cell: string): string | null {
  const plain = withoutDiacritics(cell).toLowerCase();
  const signed = WORDS.find((word) => SIGNED[word].test(nameIn(plain)));
  if (signed !== undefined) return `signed ${signed}`;
  const [mark = '', bracketed, word] = MARK.exec(plain) ?? [];
  const language = LANGUAGE_MARKS[bracketed ?? word ?? 'pl'];
  const name = nameIn(plain.replace(mark, ' '));
  const meant = WORDS.find((each) => WORD_NAMES[each].includes(name));
  if (meant !== undefined) return language === undefined ? null : `${language} ${meant}`;
  return Object.entries(FACT_NAMES).find(([, names]) => names.includes(name))?.[0] ?? null;
}

function nameIn(text: string): string {
  return text.replace(/[^a-z]+/g, ' ').trim();
}
