import { Ring, Tag, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { clockFace } from '../../../shared/clock-face.ts';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import { examShareLeft } from '../domain/view.ts';

/** Time of the whole exam; a trial has none. */
export function TotalClock({ secondsLeft }: { readonly secondsLeft: number }) {
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
