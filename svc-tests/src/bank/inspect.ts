import { LETTER_ANSWERS, LOCALES } from '@zielona-fala/contracts';
import { balanceOf, describeBalance } from './balance.ts';
import { readBank } from './files.ts';
import { LEAST_QUESTIONS, MINIMA } from './minima.ts';
import type { QuestionContent } from './question.ts';
import { describeRefusal } from './report.ts';
import { revisionOf } from './revision.ts';
import { normalised, similarPairs } from './similar.ts';
import { type StratumSize, sizesOf, strataOf } from './strata.ts';
import { describeSizes } from './table.ts';

export interface Inspection {
  readonly questions: readonly QuestionContent[];
  /** What is wrong, a line each; empty when all is well. */
  readonly problems: readonly string[];
  /** What there is, for people. */
  readonly report: string;
}

/**
 * Looks at a bank folder as a whole, more strictly than loading it does.
 * @param folder holds `questions/*.json` and `media/`
 */
export async function inspectBank(folder: string): Promise<Inspection> {
  const { questions, refusals, unused } = await readBank(folder);
  const revisions = questions.map(revisionOf);
  const sizes = sizesOf(strataOf(revisions));
  return {
    questions,
    problems: [
      ...refusals.map((refusal) => describeRefusal(refusal).trim()),
      ...questions.flatMap(flawsOf),
      ...similarPairs(questions).map(
        ({ one, other, locale, similarity }) =>
          `${one.number} and ${other.number} are ${Math.round(100 * similarity)} % alike in ${locale}: “${one.text[locale]}” / “${other.text[locale]}”`,
      ),
      ...unused.map((file) => `media/${file} is used by no question`),
      ...shortfalls(sizes),
      ...(questions.length < LEAST_QUESTIONS
        ? [`the bank has ${questions.length} questions and needs ${LEAST_QUESTIONS}`]
        : []),
    ],
    report: [
      `Questions: ${questions.length}`,
      `Right answers: ${describeBalance(balanceOf(revisions))}`,
      describeSizes(sizes),
    ].join('\n'),
  };
}

/** What the shape of a question alone does not tell. */
function flawsOf(question: QuestionContent): readonly string[] {
  const { number, answers, text, explanation } = question;
  const equalAnswers =
    answers === null
      ? []
      : LOCALES.filter((locale) => hasEqual(LETTER_ANSWERS.map((letter) => answers[letter][locale]))).map(
          (locale) => `${number}: two answers are the same in ${locale}`,
        );
  const untranslated = Object.entries({ text, explanation })
    .filter(([, translations]) => hasEqual(LOCALES.map((locale) => translations[locale])))
    .map(([field]) => `${number}: ${field} is the same in two languages`);
  return [...equalAnswers, ...untranslated];
}

function hasEqual(texts: readonly string[]): boolean {
  return new Set(texts.map(normalised)).size < texts.length;
}

function shortfalls(sizes: readonly StratumSize[]): readonly string[] {
  return sizes
    .map((stratum) => ({ ...stratum, least: MINIMA[stratum.category][stratum.part][stratum.points] }))
    .filter(({ size, least }) => size < least)
    .map(
      ({ category, part, points, size, least }) =>
        `${category} has ${size} ${part} questions of ${points} points and needs ${least}`,
    );
}
