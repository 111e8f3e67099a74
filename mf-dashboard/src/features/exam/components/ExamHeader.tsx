import { clockFace } from '@zielona-fala/web-kit/clock';
import { Icon, Ring, Tag, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import { PlayerHeader } from '../../../shared/player/PlayerHeader.tsx';
import { currentQuestion, type ExamState } from '../domain/state.ts';
import { examShareLeft, lightsOf } from '../domain/view.ts';
import type { Unsaved } from '../run/answer-queue.ts';

export interface ExamHeaderProps {
  readonly state: ExamState;
  /** Infinite in a trial. */
  readonly examSeconds: number;
  readonly unsaved: Unsaved | null;
  /** What kind of exam it is, where it is not a usual one. */
  readonly tag?: ReactNode;
}

/** Number, part, lights and the time of the whole exam. */
export function ExamHeader({ state, examSeconds, unsaved, tag }: ExamHeaderProps) {
  return (
    <PlayerHeader
      number={state.index + 1}
      total={state.questions.length}
      lights={lightsOf(state)}
      end={<TotalClock secondsLeft={examSeconds} />}
    >
      {tag}
      <span className={css.unsaved} role="status">
        {unsaved ? <UnsavedTag unsaved={unsaved} /> : null}
      </span>
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

/** Time of the whole exam; a trial has none. */
function TotalClock({ secondsLeft }: { readonly secondsLeft: number }) {
  if (!Number.isFinite(secondsLeft)) {
    return (
      <Tag tone="info">
        <FormattedMessage
          id="dashboard.trial.tag"
          defaultMessage="Na próbę"
          description="In place of the exam's clock: this is an unscored trial"
        />
      </Tag>
    );
  }
  return (
    <p className={css.total}>
      <Ring value={examShareLeft(secondsLeft)} size="small" />
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.exam.total"
          defaultMessage="Do końca egzaminu"
          description="Says what the clock shows"
        />
      </VisuallyHidden>
      {clockFace(secondsLeft)}
    </p>
  );
}

/** Says how many answers are not saved yet, and whether the connection is the cause. */
function UnsavedTag({ unsaved: { count, isOffline } }: { readonly unsaved: Unsaved }) {
  return (
    <Tag tone="warn">
      <Icon name="arrowsRepeat" size="small" />
      {isOffline ? (
        <FormattedMessage
          id="dashboard.exam.unsaved.offline"
          defaultMessage="Offline, niezapisane: {count}"
          description="Small sign: there is no connection, so many answers are not saved yet and are tried again; keep it very short"
          values={{ count }}
        />
      ) : (
        <FormattedMessage
          id="dashboard.exam.unsaved"
          defaultMessage="Niezapisane: {count}"
          description="Small sign: so many answers could not be saved yet and are tried again; keep it very short"
          values={{ count }}
        />
      )}
    </Tag>
  );
}
