import type { Answer, SolvedQuestionDto } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { wordsOf } from '../../../shared/answer-words.ts';
import { LegalBasis } from '../../../shared/legal-basis/LegalBasis.tsx';
import * as css from './Feedback.module.css';
import { VerdictMark } from './VerdictMark.tsx';

export interface FeedbackProps {
  readonly question: SolvedQuestionDto;
  readonly given: Answer;
}

/** Right or wrong in words, why, and where the law says so. */
export function Feedback({ question, given }: FeedbackProps) {
  const right = given === question.correctAnswer;
  return (
    <div className={cx(css.feedback, right ? css.right : css.wrong)}>
      <VerdictMark verdict={right ? 'right' : 'wrong'} />
      <div className={css.text}>
        <p>
          <b>{right ? <RightAnswer points={question.pointsValue} /> : <WrongAnswer question={question} />}</b>{' '}
          {question.explanation}
        </p>
        <LegalBasis sources={question.legalBasis} />
      </div>
    </div>
  );
}

function RightAnswer({ points }: { readonly points: number }) {
  return (
    <FormattedMessage
      id="public.try.right"
      defaultMessage="Dobrze, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}."
      description="The question to try was answered right"
      values={{ points }}
    />
  );
}

function WrongAnswer({ question }: { readonly question: SolvedQuestionDto }) {
  const intl = useIntl();
  const words = wordsOf(question.correctAnswer);
  return (
    <FormattedMessage
      id="public.try.wrong"
      defaultMessage="Źle. Prawidłowa odpowiedź: {answer}."
      description="The question to try was answered wrong; answer is yes, no or a letter"
      values={{ answer: words ? intl.formatMessage(words.word) : question.correctAnswer }}
    />
  );
}
