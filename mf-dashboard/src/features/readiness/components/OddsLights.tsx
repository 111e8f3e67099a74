import { FormattedMessage, useIntl } from 'react-intl';
import type { Odds } from '../../../shared/study/odds.ts';
import * as css from './ReadinessPanel.module.css';

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

/** A hundred exams as lights: passed, uncertain, failed. */
export function OddsLights({ odds: { low, high } }: { readonly odds: Odds }) {
  const intl = useIntl();
  const classOf = (place: number) => (place < low ? css.lit : place < high ? css.half : undefined);
  return (
    <>
      <div
        className={css.lights}
        role="img"
        aria-label={intl.formatMessage(
          {
            id: 'dashboard.readiness.lights',
            defaultMessage: 'Ze 100 egzaminów: zdane {low}, niepewne {unsure}, niezdane {failed}',
            description: 'The lights of a hundred exams in words',
          },
          { low, unsure: high - low, failed: 100 - high },
        )}
      >
        {HUNDRED.map((place) => (
          <i key={place} className={classOf(place)} />
        ))}
      </div>
      <p className={css.legend} aria-hidden="true">
        <span>
          <i className={css.lit} />
          <FormattedMessage
            id="dashboard.readiness.passed"
            defaultMessage="zdane"
            description="Legend: exams out of a hundred that would be passed"
          />
        </span>
        <span>
          <i className={css.half} />
          <FormattedMessage
            id="dashboard.readiness.unsure"
            defaultMessage="niepewne"
            description="Legend: exams out of a hundred that could go either way"
          />
        </span>
        <span>
          <i />
          <FormattedMessage
            id="dashboard.readiness.failed"
            defaultMessage="niezdane"
            description="Legend: exams out of a hundred that would be failed"
          />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.readiness.of"
            defaultMessage="na 100 egzaminów"
            description="Legend: what the lights stand for"
          />
        </span>
      </p>
    </>
  );
}
