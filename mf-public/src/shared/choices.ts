import { type Answer, LETTER_ANSWERS, type QuestionDto, YES_NO_ANSWERS } from '@zielona-fala/contracts';

export interface Choice {
  readonly answer: Answer;
  /** Text of one of A/B/C; null for yes and no, which the interface says in its own words. */
  readonly text: string | null;
}

export const YES_NO_CHOICES: readonly Choice[] = YES_NO_ANSWERS.map((answer) => ({ answer, text: null }));

export const letterChoices = (
  texts: Readonly<Record<(typeof LETTER_ANSWERS)[number], string | null | undefined>>,
): readonly Choice[] => LETTER_ANSWERS.map((answer) => ({ answer, text: texts[answer] ?? '' }));

/** What can be answered. */
export function choicesOf({ withoutAnswers, questionTranslations }: QuestionDto): readonly Choice[] {
  if (withoutAnswers) return YES_NO_CHOICES;
  const translation = questionTranslations?.[0];
  return letterChoices({ A: translation?.answerA, B: translation?.answerB, C: translation?.answerC });
}
