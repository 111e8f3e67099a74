import type { Locale, SolvedQuestionDto } from '@zielona-fala/contracts';
import { type BankQuestion, type Letter, legalBasisOf } from '@zielona-fala/contracts/bank';

/**
 * A question of the bank's files as the API gives it, for pages that have it at once.
 * @param addressOf the address of a picture or film, by its file
 */
export async function solvedQuestion(
  question: BankQuestion,
  locale: Locale,
  addressOf: (file: string) => Promise<string>,
): Promise<SolvedQuestionDto> {
  const { number, answers, media, part, points, topic, correct, text, explanation, legalBasis } = question;
  const addressOr = async (file: string | undefined) => (file === undefined ? null : addressOf(file));
  const answerIn = (letter: Letter) => answers?.[letter][locale] ?? null;
  return {
    questionId: number,
    questionNumber: number,
    withoutAnswers: answers === null,
    media: await addressOr(media?.file),
    poster: await addressOr(media?.poster),
    lastFrame: await addressOr(media?.lastFrame),
    type: part,
    pointsValue: points,
    questionTranslations: [
      {
        questionId: number,
        language: locale,
        questionText: text[locale],
        answerA: answerIn('A'),
        answerB: answerIn('B'),
        answerC: answerIn('C'),
        mediaAlt: media?.alt[locale] ?? null,
      },
    ],
    topic,
    correctAnswer: correct,
    explanation: explanation[locale],
    legalBasis: legalBasis.map((reference) => legalBasisOf(reference, locale)),
  };
}
