import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../../shared/ui/Mark.tsx';
import type { Answered } from '../domain/practice.ts';
import * as css from './AnswerFeedback.module.css';

export interface AnswerFeedbackProps {
  readonly given: Answered;
  /** Why, and what can be done with the question. */
  readonly children: ReactNode;
}

/** Right or wrong, why, and what the law says. Comes into sight when the answer is given. */
export function AnswerFeedback({ given, children }: AnswerFeedbackProps) {
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
      {children}
    </section>
  );
}
