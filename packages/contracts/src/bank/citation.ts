import type { QuestionLanguage } from '../locales.ts';

/** Parts of an act that Polish law names before their number, from the largest on. */
const PART = /(art\.|§|ust\.|pkt|lit\.) (\d+[a-z]*|[a-z])(?: i (\d+[a-z]*|[a-z]))?/g;
const PARTS_ONLY =
  /^(?:(?:^| | i )(?:art\.|§|ust\.|pkt|lit\.) (?:\d+[a-z]*|[a-z])(?: i (?:\d+[a-z]*|[a-z]))?)+$/;

/** What the parts are called where they are named like in Polish. */
const NAMES: Readonly<Record<'de' | 'uk', Readonly<Record<string, string>>>> = {
  de: { 'art.': 'Art.', 'ust.': 'Abs.', pkt: 'Nr.', 'lit.': 'Buchst.' },
  uk: { 'art.': 'ст.', 'ust.': 'ч.', pkt: 'п.', 'lit.': 'літ.' },
};
const AND: Readonly<Record<QuestionLanguage, string>> = { pl: 'i', en: 'and', de: 'und', uk: 'і' };

/**
 * A place in a Polish act as it is cited in a language: `art. 17 ust. 1 pkt 2` is Art. 17(1)(2) in English,
 * Art. 17 Abs. 1 Nr. 2 in German and ст. 17 ч. 1 п. 2 in Ukrainian. What is no such place stays as it is.
 */
export function citationIn(article: string, lang: QuestionLanguage): string {
  if (lang === 'pl' || !PARTS_ONLY.test(article)) return article;
  const and = AND[lang];
  const places = article.split(/ i (?=(?:art\.|§|ust\.|pkt|lit\.) )/);
  return places
    .map((place) => (lang === 'en' ? englishOf(place, and) : namedOf(place, and, NAMES[lang])))
    .join(` ${and} `);
}

const namedOf = (place: string, and: string, names: Readonly<Record<string, string>>): string =>
  place.replace(PART, (_all, part: string, first: string, second?: string) =>
    [names[part] ?? part, first, ...(second ? [and, second] : [])].join(' '),
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
