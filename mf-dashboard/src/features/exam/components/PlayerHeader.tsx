import { Lights } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import { lightsOf } from '../domain/view.ts';
import type { Unsaved } from '../run/answer-queue.ts';
import * as css from './PlayerHeader.module.css';
import { TotalClock } from './TotalClock.tsx';
import { UnsavedTag } from './UnsavedTag.tsx';

export interface PlayerHeaderProps {
  readonly state: ExamState;
  /** Infinite in a trial. */
  readonly examSeconds: number;
  readonly unsaved: Unsaved | null;
}

/** Where the learner stands: number, part, lights and the time of the whole exam. */
export function PlayerHeader({ state, examSeconds, unsaved }: PlayerHeaderProps) {
  const intl = useIntl();
  const place = { number: state.index + 1, total: state.questions.length };
  return (
    <>
      <div className={css.head}>
        <p className={css.count}>
          <FormattedMessage
            id="dashboard.exam.count"
            defaultMessage="<b>{number}</b> z {total}"
            description="Place in the exam: number of the question, and of all"
            values={{ ...place, b: (text) => <b>{text}</b> }}
          />
        </p>
        <div className={css.status}>
          {unsaved ? <UnsavedTag unsaved={unsaved} /> : null}
          <p className={css.part}>
            <FormattedMessage
              id="dashboard.exam.part"
              defaultMessage="{part, select, primary {podstawowe} other {specjalistyczne}}"
              description="The part of the exam that the question belongs to"
              values={{ part: currentQuestion(state).part }}
            />
          </p>
        </div>
        <TotalClock secondsLeft={examSeconds} />
      </div>
      <Lights
        className={css.lights}
        lights={lightsOf(state)}
        label={intl.formatMessage(
          {
            id: 'dashboard.exam.run',
            defaultMessage: 'Pytanie {number} z {total}',
            description: 'Row of lights in words',
          },
          place,
        )}
      />
    </>
  );
}
