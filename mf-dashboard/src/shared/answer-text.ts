import type { Answer, QuestionTranslationDto } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';

export interface YesNoLabels {
  readonly yes: string;
  readonly no: string;
}

export function useYesNoLabels(): YesNoLabels {
  const intl = useIntl();
  return {
    yes: intl.formatMessage({
      id: 'dashboard.answer.yes',
      defaultMessage: 'TAK',
      description: 'Answer to a yes/no question, in capitals',
    }),
    no: intl.formatMessage({
      id: 'dashboard.answer.no',
      defaultMessage: 'NIE',
      description: 'Answer to a yes/no question, in capitals',
    }),
  };
}

/** An answer in words: yes, no, or the text behind the letter. */
export function answerText(
  answer: Answer,
  words: QuestionTranslationDto | null,
  labels: YesNoLabels,
): string {
  const texts: Record<Answer, string | null | undefined> = {
    T: labels.yes,
    N: labels.no,
    A: words?.answerA,
    B: words?.answerB,
    C: words?.answerC,
  };
  return texts[answer] ?? answer;
}

/** The letter in front of an answer: the first of "yes" or "no" in the interface's language, or the letter itself. */
export function answerKey(answer: Answer, labels: YesNoLabels): string {
  if (answer === 'T') return labels.yes.charAt(0);
  if (answer === 'N') return labels.no.charAt(0);
  return answer;
}
