import { Ring } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { HURRY_SECONDS, phaseLimit } from '../domain/phase.ts';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import * as css from './PhasePanel.module.css';
import { PhaseWords } from './PhaseWords.tsx';

export interface PhasePanelProps {
  readonly state: ExamState;
  readonly secondsLeft: number;
}

/** What to do now, and for how long. */
export function PhasePanel({ state, secondsLeft }: PhasePanelProps) {
  const { phase, answers } = state;
  const question = currentQuestion(state);
  const hurry = phase === 'answering' && secondsLeft <= HURRY_SECONDS;
  return (
    <div className={css.phase}>
      {phase === 'watching' ? (
        <Ring value={1} size="large" className={css.ring} />
      ) : (
        <SecondsRing
          left={secondsLeft}
          share={(secondsLeft * 1000) / phaseLimit(phase, question)}
          hurry={hurry}
        />
      )}
      <PhaseWords
        question={question}
        phase={phase}
        answered={answers[question.number] !== undefined}
        hurrySeconds={hurry ? secondsLeft : null}
      />
    </div>
  );
}

interface SecondsRingProps {
  readonly left: number;
  /** Part of the phase that is left, 0..1. */
  readonly share: number;
  readonly hurry: boolean;
}

function SecondsRing({ left, share, hurry }: SecondsRingProps) {
  const intl = useIntl();
  return (
    <Ring
      size="large"
      className={css.ring}
      tone={hurry ? 'warn' : 'lamp'}
      value={share}
      label={intl.formatMessage(
        {
          id: 'dashboard.exam.seconds',
          defaultMessage:
            '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
          description: 'Seconds left for what is going on',
        },
        { seconds: left },
      )}
    >
      {left}
    </Ring>
  );
}
