import { LETTER_ANSWERS, QUESTION_LANGUAGES, type QuestionLanguage } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';

/** Words of a basic question beside a picture, in Polish: the exam gives 20 seconds to read it. */
const MAX_WORDS = 15;

interface WrongTerm {
  readonly pattern: RegExp;
  /** The term of docs/law-terms.md. */
  readonly instead: string;
}

const WRONG_TERMS: Readonly<Record<QuestionLanguage, readonly WrongTerm[]>> = {
  pl: [
    { pattern: /\p{L}+ł(eś|byś)(?!\p{L})/u, instead: 'a form without gender' },
    { pattern: /(?<!\p{L})policj(a|i|ę|ą)(?!\p{L})/u, instead: 'Policja' },
    { pattern: /(?<!\p{L})(pasy dla pieszych|zebr[aęy])(?!\p{L})/u, instead: 'przejście dla pieszych' },
  ],
  en: [
    { pattern: /\bright of way\b/iu, instead: 'priority' },
    { pattern: /\byield/iu, instead: 'give way' },
    { pattern: /\bagricultural tractor/iu, instead: 'tractor' },
    { pattern: /\bpermissible mass\b/iu, instead: 'maximum authorised mass' },
    { pattern: /\b(sidewalk|crosswalk|zebra crossing)/iu, instead: 'pavement, pedestrian crossing' },
    { pattern: /(?<!pallet )\btrucks?\b/iu, instead: 'lorry' },
    { pattern: /\blicense\b/iu, instead: 'licence' },
    { pattern: /\bthe Police\b/u, instead: 'the police' },
    { pattern: /\bdipped headl/iu, instead: 'dipped beam' },
    { pattern: /\b(full|high) beam/iu, instead: 'main beam' },
    { pattern: /\bcycle track/iu, instead: 'cycle path' },
    { pattern: /\b(special|particular) care\b/iu, instead: 'special caution' },
  ],
  de: [
    { pattern: /Zeichens?(?= [A-Z]+-\d| D-6)/u, instead: 'Schild' },
    {
      pattern: /(rund|blau|gelb|wei(ß|ss)|rot|eckig|quadratisch|diese)\p{L}{0,4} Zeichens?(?!\p{L})/u,
      instead: 'Schild',
    },
    { pattern: /Zusatz(zeichen|schild)/u, instead: 'Zusatztafel' },
    { pattern: /Triebfahrzeugführer/u, instead: 'Lokführer' },
    { pattern: /Betriebshof/u, instead: 'Depot' },
    { pattern: /Zebrastreifen/u, instead: 'Fußgängerüberweg' },
    { pattern: /Kreisels?(?!\p{L})/u, instead: 'Kreisverkehr' },
  ],
  uk: [
    { pattern: /\p{L}*[ыэёъ]\p{L}*/iu, instead: 'a Ukrainian word' },
    { pattern: /(?<=\p{L})'(?=\p{L})/u, instead: 'the apostrophe ’' },
    { pattern: /(?<!\p{L})зебр[аиуі]/iu, instead: 'пішохідний перехід' },
    { pattern: /експрес-?дорог/iu, instead: 'швидкісна дорога' },
    {
      pattern: /(?<!\p{L})ти( не)? (?!правила)\p{L}+(в|вся|ла|лася)(?![\p{L}’])/iu,
      instead: 'a form without gender',
    },
    { pattern: /переїзд\p{L}* для велосипедів/iu, instead: 'велосипедний переїзд' },
  ],
};

/** Terms that are wrong in law, and questions too long to read, a line each. */
export function wordingFlaws(question: BankQuestion): readonly string[] {
  const { number, part, media, text } = question;
  const words = text.pl.split(/\s+/u).length;
  const tooLong =
    part === 'primary' && media !== null && words > MAX_WORDS
      ? [`${number}: ${words} words beside a picture, at most ${MAX_WORDS}`]
      : [];
  return [...tooLong, ...QUESTION_LANGUAGES.flatMap((language) => wrongTerms(question, language))];
}

function wrongTerms(question: BankQuestion, language: QuestionLanguage): readonly string[] {
  const { text, explanation, answers, media, number } = question;
  const said = answers === null ? [] : LETTER_ANSWERS.map((letter) => answers[letter]);
  const all = [text, explanation, ...said, ...(media === null ? [] : [media.alt])];
  return all.flatMap((translations) =>
    wrongTermsIn(translations[language], language).map((flaw) => `${number}: ${flaw}`),
  );
}

/** Terms in a text that are wrong in law, each with the right one. */
export function wrongTermsIn(text: string, language: QuestionLanguage): readonly string[] {
  return WRONG_TERMS[language].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`“${found[0]}” in ${language}, write ${instead}`];
  });
}
