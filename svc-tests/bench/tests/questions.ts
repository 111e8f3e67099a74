import { type CategoryName, QUESTION_LANGUAGES, type QuestionLanguage } from '@zielona-fala/contracts';
import { type BankQuestion, readBank } from '@zielona-fala/contracts/bank';
import { manyQuestions } from '@zielona-fala/contracts/bank/testing';

const MIN_LENGTH = 15;
const MAX_LENGTH = 50;

/**
 * A bank of any size whose questions are as long as true ones, of the words of our own bank in all languages, each as
 * often as it stands there.
 * @param folder of our own bank
 */
export async function wordyQuestions(
  folder: string,
  size: number,
  categories: readonly CategoryName[],
): Promise<readonly BankQuestion[]> {
  const { questions } = await readBank(folder);
  const words = Object.fromEntries(
    QUESTION_LANGUAGES.map((lang) => [
      lang,
      questions.flatMap(({ text, explanation }) => `${text[lang]} ${explanation[lang]}`.split(/\s+/)),
    ]),
  ) as Record<QuestionLanguage, string[]>;
  const chance = repeatableChance();
  const sentence = (lang: QuestionLanguage): string => {
    const length = MIN_LENGTH + Math.floor(chance() * (MAX_LENGTH - MIN_LENGTH));
    return Array.from({ length }, () => words[lang][Math.floor(chance() * words[lang].length)] ?? '').join(
      ' ',
    );
  };
  return [...manyQuestions(size, categories)].map((question) => ({
    ...question,
    text: { pl: sentence('pl'), en: sentence('en'), de: sentence('de'), uk: sentence('uk') },
  }));
}

/** The same in every run. */
function repeatableChance(): () => number {
  let state = 20_261_123;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
