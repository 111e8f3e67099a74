import { Icon, Run, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import { lightsOf } from '../domain/view.ts';
import * as css from './PlayerHeader.module.css';
import { TotalClock } from './TotalClock.tsx';

export interface PlayerHeaderProps {
  readonly state: ExamState;
  /** Infinite in a trial. */
  readonly examSeconds: number;
  readonly isLate: boolean;
}

/** Where the learner stands: number, part, lights and the time of the whole exam. */
export function PlayerHeader({ state, examSeconds, isLate }: PlayerHeaderProps) {
  const intl = useIntl();
  const place = { number: state.index + 1, total: state.questions.length };
  return (
    <>
      <div className={css.head}>
        <p className={css.count}>
          <FormattedMessage
            id="dashboard.exam.count"
            defaultMessage="<b>{number}</b> z {total}, {part, select, primary {podstawowe} other {specjalistyczne}}"
            description="Place in the exam: number of the question, of all, and the part it belongs to"
            values={{ ...place, part: currentQuestion(state).part, b: (text) => <b>{text}</b> }}
          />
        </p>
        {isLate ? (
          <Tag tone="warn">
            <Icon name="arrowsRepeat" size="small" />
            <FormattedMessage
              id="dashboard.exam.late"
              defaultMessage="Zapiszę później"
              description="Small sign: an answer could not be saved yet and is tried again; keep it very short"
            />
          </Tag>
        ) : null}
        <TotalClock secondsLeft={examSeconds} />
      </div>
      <Run
        className={css.run}
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
