import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import { cx, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { answerKey, answerText, useYesNoLabels } from '../../../shared/answer-text.ts';
import type { ReviewedQuestion } from '../domain/outcome.ts';
import * as css from './ReviewedAnswers.module.css';

/** The answers of a question: which was right, which was given. Shape, colour and word together. */
export function ReviewedAnswers({ reviewed }: { readonly reviewed: ReviewedQuestion }) {
  const { question, own } = reviewed;
  const words = question.questionTranslations?.[0] ?? null;
  const labels = useYesNoLabels();
  const answers: readonly Answer[] = question.withoutAnswers ? YES_NO_ANSWERS : LETTER_ANSWERS;
  return (
    <>
      <ul className={cx(css.answers, question.withoutAnswers && css.yesNo)}>
        {answers.map((answer) => (
          <li
            key={answer}
            className={cx(
              css.answer,
              answer === question.correctAnswer && css.right,
              answer === own && answer !== question.correctAnswer && css.wrong,
            )}
          >
            <span className={css.key} aria-hidden={question.withoutAnswers}>
              {answerKey(answer, labels)}
            </span>
            <span lang={question.withoutAnswers ? undefined : words?.language}>
              {answerText(answer, words, labels)}
            </span>
            <AnswerVerdict isOwn={answer === own} isCorrect={answer === question.correctAnswer} />
          </li>
        ))}
      </ul>
      {own === null ? (
        <p className={css.none}>
          <Icon name="close" size="small" />
          <FormattedMessage
            id="dashboard.result.no-answer"
            defaultMessage="Tu nie było Twojej odpowiedzi."
            description="The learner gave no answer to this question"
          />
        </p>
      ) : null}
    </>
  );
}

interface AnswerVerdictProps {
  readonly isOwn: boolean;
  readonly isCorrect: boolean;
}

function AnswerVerdict({ isOwn, isCorrect }: AnswerVerdictProps) {
  if (!isOwn && !isCorrect) return null;
  return (
    <span className={css.verdict}>
      <Icon name={isCorrect ? 'check' : 'close'} size="small" />
      {isCorrect ? (
        <FormattedMessage
          id="dashboard.result.correct"
          defaultMessage="{isOwn, select, true {Twoja, prawidłowa} other {Prawidłowa}}"
          description="Beside the right answer; isOwn: it was the learner's"
          values={{ isOwn }}
        />
      ) : (
        <FormattedMessage
          id="dashboard.result.own"
          defaultMessage="Twoja"
          description="Beside the learner's wrong answer"
        />
      )}
    </span>
  );
}
