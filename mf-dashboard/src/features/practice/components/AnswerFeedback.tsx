import type { QuestionDto, TestDto } from '@zielona-fala/contracts';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { AnsweredQuestion } from '../../../shared/question/AnsweredQuestion.tsx';
import { Mark } from '../../../shared/ui/Mark.tsx';
import type { Answered } from '../domain/practice.ts';
import * as css from './AnswerFeedback.module.css';

export interface AnswerFeedbackProps {
  readonly test: TestDto;
  readonly question: QuestionDto;
  readonly given: Answered;
}

/** Right or wrong, why, and what the law says. Comes into sight when the answer is given. */
export function AnswerFeedback({ test, question, given }: AnswerFeedbackProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={box} className={css.feedback} aria-labelledby="feedback">
      <h2 id="feedback" className={css.verdict}>
        <Mark good={given.isRight} />
        <span role="status">
          {given.isRight ? (
            <FormattedMessage
              id="dashboard.practice.right"
              defaultMessage="Dobrze"
              description="The answer is right"
            />
          ) : (
            <FormattedMessage
              id="dashboard.practice.wrong"
              defaultMessage="Źle"
              description="The answer is wrong"
            />
          )}
        </span>
      </h2>
      {given.own === null ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.practice.elsewhere"
            defaultMessage="Liczy się pierwsza odpowiedź, a ta padła na innym urządzeniu."
            description="The learner had answered the question on another device before"
          />
        </p>
      ) : null}
      <AnsweredQuestion test={test} question={question} solution={given} />
    </section>
  );
}
