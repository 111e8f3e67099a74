import type { QuestionDto, QuestionTranslationDto } from '@zielona-fala/contracts';

/** The question's words; a test carries them in one language. */
export const wordsOf = (question: Pick<QuestionDto, 'questionTranslations'>): QuestionTranslationDto | null =>
  question.questionTranslations?.[0] ?? null;
