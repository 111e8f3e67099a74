import { type QuestionLanguage, withoutDiacritics } from '@zielona-fala/contracts';
import { english, german, polish } from 'multilingual-stemmer';

const WORD = /[\p{L}\p{N}]+/gu;

const STEMMERS: Readonly<Record<QuestionLanguage, (word: string) => string>> = {
  pl: (word) => withoutAlternations(polish(word)),
  en: english,
  de: german,
  // Snowball has no Ukrainian; words are found whole and by their beginnings
  uk: (word) => word,
};

/** A word as it is compared: in lower case and without diacritics. */
export interface Term {
  readonly word: string;
  /** What its inflected forms have in common. */
  readonly stem: string;
}

/** The words of a text, each once. */
export function termsOf(text: string, lang: QuestionLanguage): readonly Term[] {
  return createTermReader(lang)(text);
}

/** {@link termsOf} for many texts of a language: finding a stem takes long, and most words are in many of them. */
export function createTermReader(lang: QuestionLanguage): (text: string) => readonly Term[] {
  const read = new Map<string, Term>();
  const termOf = (each: string): Term => {
    const term = read.get(each) ?? {
      word: withoutDiacritics(each),
      stem: withoutDiacritics(STEMMERS[lang](each)),
    };
    read.set(each, term);
    return term;
  };
  return (text) => {
    const found = new Set(text.normalize('NFC').toLowerCase().match(WORD));
    return [...new Map([...found].map(termOf).map((term) => [term.word, term])).values()];
  };
}

/** How the end of a Polish stem changes between forms: rondo, rondzie; droga, drodze; światło, świateł. */
const ALTERNATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})aj$|(?<=.{3})ow$/, ''],
  [/(dz|g)$/, 'd'],
  [/rz$/, 'r'],
  [/(ść|śc|sc|st|ś)$/, 's'],
  [/(ć|c|cz)$/, 'k'],
  [/(?<=[^aeiouy])e(?=[^aeiouy]$)/, ''],
];

const withoutAlternations = (stem: string): string =>
  ALTERNATIONS.reduce((ending, [alternation, common]) => ending.replace(alternation, common), stem);
