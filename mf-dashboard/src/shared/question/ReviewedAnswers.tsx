import { type Answer, possibleAnswers, type QuestionDto } from '@zielona-fala/contracts';
import { cx, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { answerKey, answerText, useYesNoLabels } from '../answer-text.ts';
import * as css from './ReviewedAnswers.module.css';
import { wordsOf } from './words.ts';

export interface ReviewedAnswersProps {
  readonly question: QuestionDto;
  readonly correctAnswer: Answer;
  /** The learner's; null without one. */
  readonly own: Answer | null;
  /** Where there is little room, without those that were neither right nor given. */
  readonly isBrief?: boolean;
}

/** The answers of a question: which was right, which was given. Shape, colour and word together. */
export function ReviewedAnswers({ question, correctAnswer, own, isBrief }: ReviewedAnswersProps) {
  const words = wordsOf(question);
  const labels = useYesNoLabels();
  return (
    <ul className={cx(css.answers, question.withoutAnswers && css.yesNo, isBrief && css.brief)}>
      {possibleAnswers(question.withoutAnswers).map((answer) => (
        <li
          key={answer}
          className={cx(
            css.answer,
            answer !== correctAnswer && answer !== own && css.other,
            answer === correctAnswer && css.right,
            answer === own && answer !== correctAnswer && css.wrong,
          )}
        >
          <span className={css.key} aria-hidden={question.withoutAnswers}>
            {answerKey(answer, labels)}
          </span>
          <span lang={question.withoutAnswers ? undefined : words?.language}>
            {answerText(answer, words, labels)}
          </span>
          <AnswerVerdict isOwn={answer === own} isCorrect={answer === correctAnswer} />
        </li>
      ))}
    </ul>
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
          defaultMessage="{isOwn, select, true {Twoja odpowiedź, dobra} other {Prawidłowa}}"
          description="Beside the right answer; isOwn: it was the learner's"
          values={{ isOwn }}
        />
      ) : (
        <FormattedMessage
          id="dashboard.result.own"
          defaultMessage="Twoja odpowiedź"
          description="Beside the learner's wrong answer"
        />
      )}
    </span>
  );
}
