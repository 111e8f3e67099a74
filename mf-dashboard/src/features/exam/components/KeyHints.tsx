import { possibleAnswers } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { answerKey, useYesNoLabels } from '../../../shared/answer-text.ts';
import type { Phase } from '../domain/phase.ts';
import * as css from './KeyHints.module.css';

export interface KeyHintsProps {
  readonly yesNo: boolean;
  readonly phase: Phase;
}

/** The keys that work now; for learners with a keyboard. */
export function KeyHints({ yesNo, phase }: KeyHintsProps) {
  const labels = useYesNoLabels();
  if (phase === 'watching') return null;
  if (phase === 'reading') {
    return (
      <p className={css.keys}>
        <span>
          <kbd className={css.key}>
            <FormattedMessage
              id="dashboard.exam.key.space"
              defaultMessage="Spacja"
              description="Name of the space bar"
            />
          </kbd>
          START
        </span>
      </p>
    );
  }
  return (
    <p className={css.keys}>
      {possibleAnswers(yesNo)
        .map((answer) => answerKey(answer, labels))
        .map((key) => (
          <kbd key={key} className={css.key}>
            {key}
          </kbd>
        ))}
      <span>
        <FormattedMessage
          id="dashboard.exam.key.answer"
          defaultMessage="odpowiedź"
          description="What the letter keys do"
        />
      </span>
      <span>
        <kbd className={css.key}>Enter</kbd>
        <FormattedMessage
          id="dashboard.exam.key.next"
          defaultMessage="następne"
          description="What the Enter key does"
        />
      </span>
    </p>
  );
}
