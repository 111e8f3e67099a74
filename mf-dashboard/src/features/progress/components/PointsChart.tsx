import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';
import type { CSSProperties } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { plotOf } from '../domain/plot.ts';
import * as css from './PointsChart.module.css';

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
const at = (x: number, y: number): CSSProperties =>
  ({ '--x': percent(x), '--y': percent(y) }) as CSSProperties;

/** Points of the last exams against the pass mark. The drawing stretches; its words keep their size. */
export function PointsChart({ history }: { readonly history: readonly ExamHistoryItemDto[] }) {
  const intl = useIntl();
  const { points, floor, heightOf } = plotOf(history);
  const oldest = history.at(-1);
  const newest = history[0];
  return (
    <figure
      className={css.chart}
      role="img"
      aria-label={intl.formatMessage(
        {
          id: 'dashboard.statistics.chart',
          defaultMessage:
            'Punkty {count, plural, one {# egzaminu} few {# egzaminów} many {# egzaminów} other {# egzaminu}}, próg {pass} z {total}. Liczby są w tabeli poniżej.',
          description: 'The chart in words',
        },
        { count: history.length, pass: EXAM.passPoints, total: EXAM.totalPoints },
      )}
    >
      <p className={css.legend}>
        <FormattedMessage
          id="dashboard.statistics.chart.pass"
          defaultMessage="próg {pass}"
          description="The pass mark in the chart"
          values={{ pass: EXAM.passPoints }}
        />
      </p>
      <div className={css.area}>
        <span className={css.band} style={at(0, heightOf(EXAM.passPoints))} />
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline
            className={css.line}
            points={points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ x, y, exam }) => (
          <span
            key={exam.testId}
            className={exam.status === 'passed' ? css.passed : css.failed}
            style={at(x, y)}
          />
        ))}
        <span className={css.tick} style={at(0, 0)}>
          {EXAM.totalPoints}
        </span>
        <b className={css.pass} style={at(0, heightOf(EXAM.passPoints))}>
          {EXAM.passPoints}
        </b>
        <span className={css.tick} style={at(0, 1)}>
          {floor}
        </span>
      </div>
      <p className={css.days}>
        {oldest && oldest !== newest ? <Day of={oldest} /> : null}
        {newest ? <Day of={newest} /> : null}
      </p>
    </figure>
  );
}

const Day = ({ of }: { readonly of: ExamHistoryItemDto }) => (
  <span>
    <FormattedDate value={of.finishedAt} day="numeric" month="short" />
  </span>
);
