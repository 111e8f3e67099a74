import {
  CATEGORIES,
  type CategoryName,
  EXAM_STRATA,
  LETTER_ANSWERS,
  QUESTION_LANGUAGES,
  YES_NO_ANSWERS,
} from '@zielona-fala/contracts';
import { type BankQuestion, describeRefusal, readBank } from '@zielona-fala/contracts/bank';
import { tellingLengths } from './lengths.ts';
import { MIN_QUESTIONS, MINIMA } from './minima.ts';
import { tellingPhrases } from './phrases.ts';
import { normalised, similarPairs } from './similar.ts';
import { wordingFlaws } from './wording.ts';

export interface Inspection {
  readonly questions: readonly BankQuestion[];
  /** What is wrong, a line each; empty when all is well. */
  readonly problems: readonly string[];
  /** How many questions there are, and how often yes and no are right: a line for people. */
  readonly summary: string;
}

/**
 * Looks at a bank folder as a whole, more strictly than loading it does.
 * @param folder holds `questions/*.json` and `media/`
 */
export async function inspectBank(folder: string): Promise<Inspection> {
  const { questions, refusals, unused } = await readBank(folder);
  return {
    questions,
    problems: [
      ...refusals.map(describeRefusal),
      ...questions.flatMap(flawsOf),
      ...questions.flatMap(wordingFlaws),
      ...tellingPhrases(questions),
      ...tellingLengths(questions),
      ...similarPairs(questions).map(
        ({ one, other, language, similarity }) =>
          `${one.number} and ${other.number} are ${Math.round(100 * similarity)} % alike in ${language}: “${one.text[language]}” / “${other.text[language]}”`,
      ),
      ...unused.map((file) => `media/${file} is used by no question`),
      ...CATEGORIES.flatMap((category) =>
        shortfalls(
          category,
          questions.filter(({ categories }) => categories.includes(category)),
        ),
      ),
      ...(questions.length < MIN_QUESTIONS
        ? [`the bank has ${questions.length} questions and needs ${MIN_QUESTIONS}`]
        : []),
    ],
    summary: summaryOf(questions),
  };
}

/** Flaws that the schema does not find. */
function flawsOf(question: BankQuestion): readonly string[] {
  const { number, answers, text, explanation, legalBasis, checked } = question;
  const equalAnswers =
    answers === null
      ? []
      : QUESTION_LANGUAGES.filter((language) =>
          hasEqual(LETTER_ANSWERS.map((letter) => answers[letter][language])),
        ).map((language) => `${number}: two answers are the same in ${language}`);
  const untranslated = Object.entries({ text, explanation })
    .filter(([, translations]) => hasEqual(QUESTION_LANGUAGES.map((language) => translations[language])))
    .map(([field]) => `${number}: ${field} is the same in two languages`);
  const laterLaw = legalBasis
    .filter(({ asOf }) => asOf > checked)
    .map(({ asOf }) => `${number}: checked on ${checked}, before its law of ${asOf}`);
  return [...equalAnswers, ...untranslated, ...laterLaw];
}

function hasEqual(texts: readonly string[]): boolean {
  return new Set(texts.map(normalised)).size < texts.length;
}

/** Where a category has fewer questions of a stratum than {@link MINIMA} asks for. */
function shortfalls(category: CategoryName, questions: readonly BankQuestion[]): readonly string[] {
  return EXAM_STRATA.flatMap(({ part, points }) => {
    const size = questions.filter((each) => each.part === part && each.points === points).length;
    const least = MINIMA[category][part][points];
    return size < least
      ? [`${category} has ${size} ${part} questions of ${points} points and needs ${least}`]
      : [];
  });
}

function summaryOf(questions: readonly BankQuestion[]): string {
  const counts = YES_NO_ANSWERS.map(
    (answer) => `${answer} ${questions.filter(({ correct }) => correct === answer).length}`,
  );
  return `Questions: ${questions.length}, of them yes or no: ${counts.join(', ')}`;
}
