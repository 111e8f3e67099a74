import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import { PlayerHeader } from '../../../shared/player/PlayerHeader.tsx';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import { lightsOf } from '../domain/view.ts';
import type { Unsaved } from '../run/answer-queue.ts';
import { TotalClock } from './TotalClock.tsx';
import { UnsavedTag } from './UnsavedTag.tsx';

export interface ExamHeaderProps {
  readonly state: ExamState;
  /** Infinite in a trial. */
  readonly examSeconds: number;
  readonly unsaved: Unsaved | null;
}

/** Number, part, lights and the time of the whole exam. */
export function ExamHeader({ state, examSeconds, unsaved }: ExamHeaderProps) {
  return (
    <PlayerHeader
      number={state.index + 1}
      total={state.questions.length}
      lights={lightsOf(state)}
      end={<TotalClock secondsLeft={examSeconds} />}
    >
      {unsaved ? <UnsavedTag unsaved={unsaved} /> : null}
      <p className={css.part}>
        <FormattedMessage
          id="dashboard.exam.part"
          defaultMessage="{part, select, primary {podstawowe} other {specjalistyczne}}"
          description="The part of the exam that the question belongs to"
          values={{ part: currentQuestion(state).part }}
        />
      </p>
    </PlayerHeader>
  );
}
