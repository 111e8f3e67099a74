import { type Answer, possibleAnswers, type QuestionDto } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { answerKey, answerText, useYesNoLabels } from '../answer-text.ts';
import * as css from './Answers.module.css';
import { wordsOf } from './words.ts';

export interface AnswersProps {
  readonly question: QuestionDto;
  readonly picked: Answer | null;
  readonly isDisabled: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answers as buttons; a picked one is marked, never judged. */
export function Answers({ question, picked, isDisabled, onAnswer }: AnswersProps) {
  const intl = useIntl();
  const words = wordsOf(question);
  const labels = useYesNoLabels();
  return (
    <fieldset
      className={cx(css.answers, question.withoutAnswers && css.yesNo)}
      aria-label={intl.formatMessage({
        id: 'dashboard.exam.answers',
        defaultMessage: 'Odpowiedź',
        description: 'Names the group of answer buttons',
      })}
    >
      {possibleAnswers(question.withoutAnswers).map((answer) => (
        <button
          key={answer}
          type="button"
          className={cx(css.answer, picked === answer && css.picked)}
          aria-pressed={picked === answer}
          disabled={isDisabled}
          onClick={() => onAnswer(answer)}
        >
          <span className={css.key} aria-hidden={question.withoutAnswers}>
            {answerKey(answer, labels)}
          </span>
          <span className={css.text} lang={question.withoutAnswers ? undefined : words?.language}>
            {answerText(answer, words, labels)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
