import {
  type Answer,
  LETTER_ANSWERS,
  type QuestionDto,
  type QuestionTranslationDto,
  YES_NO_ANSWERS,
} from '@zielona-fala/contracts';

/** The question's words; a test carries them in one language. */
export const wordsOf = (question: Pick<QuestionDto, 'questionTranslations'>): QuestionTranslationDto | null =>
  question.questionTranslations?.[0] ?? null;

/** The answers that a question can have, in their order. */
export const answersOf = ({ withoutAnswers }: Pick<QuestionDto, 'withoutAnswers'>): readonly Answer[] =>
  withoutAnswers ? YES_NO_ANSWERS : LETTER_ANSWERS;
