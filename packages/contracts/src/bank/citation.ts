import type { Locale } from '../locales.ts';

/** Parts of an act that Polish law names before their number, from the largest on. */
const PART = /(art\.|§|ust\.|pkt|lit\.) (\d+[a-z]*|[a-z])(?: i (\d+[a-z]*|[a-z]))?/g;
const PARTS_ONLY =
  /^(?:(?:^| | i )(?:art\.|§|ust\.|pkt|lit\.) (?:\d+[a-z]*|[a-z])(?: i (?:\d+[a-z]*|[a-z]))?)+$/;

const GERMAN: Readonly<Record<string, string>> = {
  'art.': 'Art.',
  'ust.': 'Abs.',
  pkt: 'Nr.',
  'lit.': 'Buchst.',
};
const AND: Readonly<Record<Locale, string>> = { pl: 'i', en: 'and', de: 'und' };

/**
 * A place in a Polish act as it is cited in a language: `art. 17 ust. 1 pkt 2` is Art. 17(1)(2) in English and
 * Art. 17 Abs. 1 Nr. 2 in German. What is no such place stays as it is.
 */
export function citationIn(article: string, lang: Locale): string {
  if (lang === 'pl' || !PARTS_ONLY.test(article)) return article;
  const and = AND[lang];
  const places = article.split(/ i (?=(?:art\.|§|ust\.|pkt|lit\.) )/);
  return places
    .map((place) => (lang === 'de' ? germanOf(place, and) : englishOf(place, and)))
    .join(` ${and} `);
}

const germanOf = (place: string, and: string): string =>
  place.replace(PART, (_all, part: string, first: string, second?: string) =>
    [GERMAN[part] ?? part, first, ...(second ? [and, second] : [])].join(' '),
  );

/** Article or section by its name, what is within it in brackets. */
function englishOf(place: string, and: string): string {
  const parts = [...place.matchAll(PART)].map(([, part = '', first = '', second]) => {
    const isOuter = part === 'art.' || part === '§';
    const numbers = [first, ...(second ? [second] : [])];
    if (!isOuter) return numbers.map((number) => `(${number})`).join(` ${and} `);
    return `${part === 'art.' ? 'Art.' : '§'} ${numbers.join(` ${and} `)}`;
  });
  return parts.join('').replace(/(?<=\S)§/, ' §');
}
