import type { Answer, QuestionDto } from '@zielona-fala/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Answers } from '../../../shared/question/Answers.tsx';
import { ReviewedAnswers } from '../../../shared/question/ReviewedAnswers.tsx';
import type { Answered } from '../domain/practice.ts';
import type { SentAnswer } from '../use-practice.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import * as css from './Response.module.css';

export interface ResponseProps {
  readonly question: QuestionDto;
  /** Null until the server has told what is right. */
  readonly given: Answered | null;
  /** The answer to this question that is on its way. */
  readonly sent: SentAnswer | null;
  /** What stands below the verdict. */
  readonly explanation: ReactNode;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answers to choose from; once one is chosen, what is right and why. */
export function Response({ question, given, sent, explanation, onAnswer }: ResponseProps) {
  return (
    <div className={css.response}>
      {given ? (
        <>
          <ReviewedAnswers question={question} correctAnswer={given.correctAnswer} own={given.own} />
          <AnswerFeedback given={given}>{explanation}</AnswerFeedback>
        </>
      ) : (
        <>
          <div className={css.choice}>
            <Answers
              question={question}
              picked={sent?.answer ?? null}
              isDisabled={sent !== null}
              onAnswer={onAnswer}
            />
          </div>
          <p className={css.waiting} role="status">
            {sent?.isWaiting ? (
              <FormattedMessage
                id="dashboard.practice.waiting"
                defaultMessage="Nie ma połączenia. Wyślemy odpowiedź, gdy tylko wróci."
                description="The answer could not be sent yet and is tried again"
              />
            ) : null}
          </p>
        </>
      )}
    </div>
  );
}
