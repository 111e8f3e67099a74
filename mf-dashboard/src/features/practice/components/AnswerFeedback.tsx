import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../../shared/ui/Mark.tsx';
import type { Answered } from '../domain/practice.ts';
import * as css from './AnswerFeedback.module.css';
import { VerdictWords } from './VerdictWords.tsx';

export interface AnswerFeedbackProps {
  readonly given: Answered;
  /** The heading that says whether the answer is right. */
  readonly verdict: Ref<HTMLHeadingElement>;
  /** Why, and what can be done with the question. */
  readonly children: ReactNode;
}

/** Right or wrong, why, and what the law says. */
export function AnswerFeedback({ given, verdict, children }: AnswerFeedbackProps) {
  return (
    <section className={css.feedback} aria-labelledby="feedback">
      <h2 id="feedback" className={css.verdict} ref={verdict}>
        <Mark good={given.isRight} />
        <VerdictWords isRight={given.isRight} />
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
