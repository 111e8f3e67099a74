import { LETTER_ANSWERS, QUESTION_LANGUAGES, type QuestionLanguage } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { percent } from './percent.ts';

/** How often the right answer is the only one of its length, as shares of all questions with three answers. */
export interface Conspicuous {
  readonly right: number;
  /** What it would be if the lengths said nothing. */
  readonly chance: number;
}

/** Above chance. */
const TOLERANCE = 0.03;
/** Fewer questions say nothing about a bank. */
const MIN_QUESTIONS = 50;

const EXTREMES = { longest: Math.max, shortest: Math.min } as const;
type Extreme = keyof typeof EXTREMES;

/** How often the right answer is longer, or shorter, than both others. */
export function conspicuous(
  questions: readonly BankQuestion[],
  language: QuestionLanguage,
  extreme: Extreme,
): Conspicuous {
  const asked = questions.flatMap(({ answers, correct }) => (answers === null ? [] : [{ answers, correct }]));
  const standing = asked.flatMap(({ answers, correct }) => {
    const lengths = LETTER_ANSWERS.map((letter) => ({ letter, length: answers[letter][language].length }));
    const length = EXTREMES[extreme](...lengths.map((each) => each.length));
    const [only, ...further] = lengths.filter((each) => each.length === length);
    return only && further.length === 0 ? [only.letter === correct] : [];
  });
  return {
    right: standing.filter(Boolean).length / asked.length,
    chance: standing.length / LETTER_ANSWERS.length / asked.length,
  };
}

/** Where the length of an answer tells too often that it is right; empty when it does not. */
export function tellingLengths(questions: readonly BankQuestion[]): readonly string[] {
  if (questions.filter(({ answers }) => answers !== null).length < MIN_QUESTIONS) return [];
  return QUESTION_LANGUAGES.flatMap((language) =>
    (['longest', 'shortest'] as const).flatMap((extreme) => {
      const { right, chance } = conspicuous(questions, language, extreme);
      return right <= chance + TOLERANCE
        ? []
        : [
            `the bank has its right answer alone as the ${extreme} in ${percent(right)} of the questions with three in ${language}, by chance ${percent(chance)}`,
          ];
    }),
  );
}
