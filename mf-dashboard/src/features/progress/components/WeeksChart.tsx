import { scaleBand, scaleLinear } from '@visx/scale';
import { midnightOf } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';
import type { ExamWeek } from '../domain/weeks.ts';
import * as css from './Chart.module.css';
import { Chart } from './Chart.tsx';

const HEIGHT = 170;
const EDGE = { top: 12, bottom: 28, left: 28 };
/** Width that a day's label needs, in pixels. */
const LABEL_WIDTH = 64;
const WIDEST_BAR = 36;

/** Exams of each week: passed ones filled, failed ones hollow above them. */
export function WeeksChart({ weeks }: { readonly weeks: readonly ExamWeek[] }) {
  const intl = useIntl();
  const most = Math.max(1, ...weeks.map(({ passed, failed }) => passed + failed));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const label = intl.formatMessage({
    id: 'dashboard.statistics.weeks.chart',
    defaultMessage:
      'Egzaminy tydzień po tygodniu: pełny słupek to zdane, pusty nad nim to niezdane. Liczby są w tabeli poniżej.',
    description: 'The chart of weeks in words',
  });
  return (
    <Chart label={label} height={HEIGHT}>
      {(width) => {
        const x = scaleBand({
          domain: weeks.map(({ monday }) => monday),
          range: [EDGE.left, width],
          padding: 0.25,
        });
        const bar = Math.min(WIDEST_BAR, x.bandwidth());
        const every = Math.ceil(LABEL_WIDTH / x.step());
        return (
          <>
            <text x={EDGE.left - 8} y={y(most)} dy="0.35em" textAnchor="end">
              {most}
            </text>
            <line className={css.grid} x1={EDGE.left} x2={width} y1={y(most)} y2={y(most)} />
            <line className={css.base} x1={EDGE.left} x2={width} y1={y(0)} y2={y(0)} />
            {weeks.map(({ monday, passed, failed }, index) => {
              const middle = (x(monday) ?? 0) + x.bandwidth() / 2;
              return (
                <g key={monday}>
                  <rect
                    className={css.passed}
                    x={middle - bar / 2}
                    y={y(passed)}
                    width={bar}
                    height={y(0) - y(passed)}
                  />
                  {failed > 0 ? (
                    <rect
                      className={css.failed}
                      x={middle - bar / 2 + 1.5}
                      y={y(passed + failed) + 1.5}
                      width={Math.max(1, bar - 3)}
                      height={Math.max(1, y(passed) - y(passed + failed) - 3)}
                    />
                  ) : null}
                  {(weeks.length - 1 - index) % every === 0 ? (
                    <text x={middle} y={HEIGHT - 8} textAnchor="middle">
                      {intl.formatDate(midnightOf(monday), {
                        day: 'numeric',
                        month: 'short',
                        timeZone: 'UTC',
                      })}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}
