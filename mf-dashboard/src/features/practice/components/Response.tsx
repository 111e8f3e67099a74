import type { Answer, QuestionDto } from '@zielona-fala/contracts';
import { VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Answers } from '../../../shared/question/Answers.tsx';
import { ReviewedAnswers } from '../../../shared/question/ReviewedAnswers.tsx';
import type { Answered } from '../domain/practice.ts';
import type { SentAnswer } from '../use-practice.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import * as css from './Response.module.css';
import { VerdictWords } from './VerdictWords.tsx';

export interface ResponseProps {
  readonly question: QuestionDto;
  /** Null until the server has sent the solution. */
  readonly given: Answered | null;
  /** The answer to this question that is on its way. */
  readonly sent: SentAnswer | null;
  /** Content below the verdict. */
  readonly explanation: ReactNode;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answers to choose from, and the solution once one is chosen. */
export function Response({ question, given, sent, explanation, onAnswer }: ResponseProps) {
  return (
    <div className={css.response}>
      {/* there before the verdict: a screen reader tells only what comes into it */}
      <VisuallyHidden>
        <span role="status">{given ? <VerdictWords isRight={given.isRight} /> : null}</span>
      </VisuallyHidden>
      {given ? (
        <Told question={question} given={given}>
          {explanation}
        </Told>
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

interface ToldProps {
  readonly question: QuestionDto;
  readonly given: Answered;
  readonly children: ReactNode;
}

/** What is right and why. Comes into sight with its answers where they leave the verdict room. */
function Told({ question, given, children }: ToldProps) {
  const box = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    verdict.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.told} ref={box}>
      <ReviewedAnswers question={question} correctAnswer={given.correctAnswer} own={given.own} isBrief />
      <AnswerFeedback given={given} verdict={verdict}>
        {children}
      </AnswerFeedback>
    </div>
  );
}
