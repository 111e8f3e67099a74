import { Ring } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import { HURRY_SECONDS, phaseLimit } from '../domain/time.ts';
import { shareLeft } from '../domain/view.ts';
import * as css from './PhasePanel.module.css';
import { PhaseWords } from './PhaseWords.tsx';

export interface PhasePanelProps {
  readonly state: ExamState;
  readonly secondsLeft: number;
}

/** What to do now, and for how long. */
export function PhasePanel({ state, secondsLeft }: PhasePanelProps) {
  const intl = useIntl();
  const question = currentQuestion(state);
  const hurry = state.phase === 'answering' && secondsLeft <= HURRY_SECONDS;
  if (state.phase === 'watching') {
    return (
      <div className={css.phase}>
        <Ring value={1} size="large" className={css.ring} />
        <p>
          <b>
            <FormattedMessage
              id="dashboard.exam.watching"
              defaultMessage="Oglądaj film"
              description="The film plays"
            />
          </b>
          <FormattedMessage
            id="dashboard.exam.watching.text"
            defaultMessage="Czas na odpowiedź ruszy po filmie."
            description="What comes after the film"
          />
        </p>
      </div>
    );
  }
  return (
    <div className={css.phase}>
      <Ring
        size="large"
        className={css.ring}
        tone={hurry ? 'warn' : 'lamp'}
        value={shareLeft(secondsLeft * 1000, phaseLimit(state.phase, question))}
        label={intl.formatMessage(
          {
            id: 'dashboard.exam.seconds',
            defaultMessage:
              '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
            description: 'Seconds left for what is going on',
          },
          { seconds: secondsLeft },
        )}
      >
        {secondsLeft}
      </Ring>
      <PhaseWords
        phase={state.phase}
        film={question.film}
        answered={state.answers[question.number] !== undefined}
        hurrySeconds={hurry ? secondsLeft : null}
      />
    </div>
  );
}
