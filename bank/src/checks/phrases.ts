import { QUESTION_LANGUAGES, type QuestionLanguage, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { percent } from './percent.ts';

type YesNoAnswer = (typeof YES_NO_ANSWERS)[number];

/** How often a phrase asks for yes and for no. */
export interface PhraseCount extends Readonly<Record<YesNoAnswer, number>> {
  readonly phrase: string;
}

/** Largest share of yes-or-no questions that may be answered rightly by the phrase alone. */
const LARGEST_SHARE = 0.62;
/** Fewer questions say nothing about a bank. */
const MIN_QUESTIONS = 50;
const OTHER = '…';

/** By which phrases questions ask; of several, the one that stands first in the question counts. */
const PHRASES: Readonly<Record<QuestionLanguage, Readonly<Record<string, RegExp>>>> = {
  pl: {
    wolno: /\bwolno\b/u,
    obowiązek: /obowiąz(ek|ku)/u,
    musisz: /\bmusi(sz|my|cie)?\b/u,
    powinieneś: /\bpowin/u,
    możesz: /\b(może(sz)?|mogą)\b/u,
    pierwszeństwo: /pierwszeństw/u,
    wystarczy: /wystarcz/u,
    zabrania: /zabrania|zabronion/u,
    naruszasz: /narusz/u,
    zezwala: /zezwala|pozwala/u,
    oznacza: /oznacza|informuje|wskazuje|zapowiada/u,
  },
  en: {
    may: /\bmay\b/iu,
    must: /\b(must|ha(ve|s) to|oblige)\b/iu,
    should: /\bshould\b/iu,
    can: /\bcan\b/iu,
    priority: /\bpriority\b/iu,
    enough: /\benough\b/iu,
    prohibit: /\bprohibit/iu,
    'break the law': /\bbreak(ing)? the law\b/iu,
    permit: /\bpermit/iu,
    mean: /\b(mean|announce|show)/iu,
  },
  de: {
    darfst: /\b(darf|dürf)/iu,
    musst: /\b(muss|müss)/iu,
    solltest: /\bsollte/iu,
    kannst: /\b(kann|könn)/iu,
    Vorfahrt: /\b(Vorfahrt|Vorrang)/u,
    reicht: /\b(reich|genüg)/iu,
    verbietet: /\b(verbiet|verboten)/iu,
    verstößt: /\bverst(o|ö)ß/iu,
    erlaubt: /\berlaub/iu,
    bedeutet: /\b(bedeut|kündig|zeig)/iu,
  },
  uk: {
    можна: /(?<!\p{L})(можна|дозволено)(?!\p{L})/iu,
    'обов’язок': /обов’яз|зобов’яз/iu,
    мусиш: /(?<!\p{L})мус(иш|ить|ите|ять)(?!\p{L})/iu,
    слід: /(?<!\p{L})(слід|треба)(?!\p{L})/iu,
    можеш: /(?<!\p{L})мож(еш|е|уть)(?!\p{L})/iu,
    перевага: /(?<!\p{L})переваг/iu,
    достатньо: /(?<!\p{L})(достатн|досить|вистач)/iu,
    забороняє: /(?<!\p{L})заборон/iu,
    порушуєш: /(?<!\p{L})поруш/iu,
    дозволяє: /(?<!\p{L})дозволя/iu,
    означає: /(?<!\p{L})(означа|повідомля|вказу|сповіща)/iu,
  },
};

/** The yes-or-no questions by the phrase that asks, the most frequent first. */
export function phraseCounts(
  questions: readonly BankQuestion[],
  language: QuestionLanguage,
): readonly PhraseCount[] {
  const groups = Map.groupBy(questions.filter(isYesNo), ({ text }) => phraseOf(text[language], language));
  return [...groups]
    .map(([phrase, group]) => ({ phrase, ...countsOf(group) }))
    .sort((one, other) => other.T + other.N - (one.T + one.N));
}

/** Where knowing the phrases and nothing else answers too many questions; empty when it does not. */
export function tellingPhrases(questions: readonly BankQuestion[]): readonly string[] {
  return QUESTION_LANGUAGES.flatMap((language) => {
    const counts = phraseCounts(questions, language);
    const all = counts.reduce((sum, { T, N }) => sum + T + N, 0);
    const guessed = counts.reduce((sum, { T, N }) => sum + Math.max(T, N), 0);
    return all < MIN_QUESTIONS || guessed / all <= LARGEST_SHARE
      ? []
      : [
          `the bank has ${percent(guessed / all)} of its yes-or-no questions answered by their verb alone in ${language}, at most ${percent(LARGEST_SHARE)}`,
        ];
  });
}

function phraseOf(text: string, language: QuestionLanguage): string {
  const asked = text.slice(text.lastIndexOf('. ') + 1);
  const found = Object.entries(PHRASES[language])
    .map(([phrase, pattern]) => ({ phrase, at: asked.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.phrase ?? OTHER;
}

function countsOf(questions: readonly BankQuestion[]): Readonly<Record<YesNoAnswer, number>> {
  const count = (answer: YesNoAnswer) => questions.filter(({ correct }) => correct === answer).length;
  return { T: count('T'), N: count('N') };
}

function isYesNo({ correct }: BankQuestion): boolean {
  return YES_NO_ANSWERS.some((answer) => answer === correct);
}
