import { scaleBand } from '@visx/scale';
import { midnightOf } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CalendarDay, degreeOf } from '../domain/calendar-weeks.ts';
import * as css from './CalendarChart.module.css';
import { Chart } from './Chart.tsx';

const HEIGHT = 190;
const TOP = 22;
const LEFT = 40;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Weeks that a month must have before the next one's name has room. */
const ROOM = 3;

export interface CalendarChartProps {
  readonly days: readonly CalendarDay[];
  readonly label: string;
}

const DEGREES = [css.none, css.few, css.enough, css.many, css.most];

/** A square for each day: a column is a week. */
export function CalendarChart({ days, label }: CalendarChartProps) {
  const intl = useIntl();
  const weeks = (days.at(-1)?.week ?? 0) + 1;
  const y = scaleBand({ domain: WEEKDAYS, range: [TOP, HEIGHT], padding: 0.16 });
  const today = days.at(-1);
  const monthStarts = days.filter(({ day }, index) => index === 0 || day.endsWith('-01'));
  const named = monthStarts.filter(({ week }, index) => {
    const next = monthStarts[index + 1];
    return index > 0 || next === undefined || next.week - week >= ROOM;
  });
  return (
    <Chart label={label} height={HEIGHT}>
      {(width) => {
        // as wide as high, unless there is no room for all weeks
        const step = Math.min(y.step(), (width - LEFT) / weeks);
        const x = scaleBand({
          domain: Array.from({ length: weeks }, (_, week) => week),
          range: [LEFT, LEFT + step * weeks],
          padding: 0.16,
        });
        return (
          <>
            {days
              .filter(({ week, weekday }) => weekday % 2 === 0 && week === (days[6]?.week ?? 0))
              .map(({ day, weekday }) => (
                <text
                  key={day}
                  x={LEFT - 8}
                  y={(y(weekday) ?? 0) + y.bandwidth() / 2}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {intl.formatDate(midnightOf(day), { weekday: 'short', timeZone: 'UTC' })}
                </text>
              ))}
            {named.map(({ day, week }) => (
              <text key={day} x={x(week)} y={13}>
                {intl.formatDate(midnightOf(day), { month: 'short', timeZone: 'UTC' })}
              </text>
            ))}
            {days.map(({ day, week, weekday, answered, isFrozen }) => (
              <rect
                key={day}
                className={cx(
                  DEGREES[degreeOf(answered)],
                  isFrozen && css.frozen,
                  day === today?.day && css.today,
                )}
                x={x(week)}
                y={y(weekday)}
                width={x.bandwidth()}
                height={y.bandwidth()}
                rx={4}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** Legend of the squares' colours. */
export function CalendarLegend() {
  return (
    <p className={css.legend} aria-hidden="true">
      <FormattedMessage
        id="dashboard.statistics.calendar.less"
        defaultMessage="mniej"
        description="Legend: fewer answers on a day; squares and the word for more follow"
      />
      <svg width={5 * 22} height={18} aria-hidden="true">
        {DEGREES.map((degree, index) => (
          <rect key={degree} className={degree} x={index * 22 + 1} y={1} width={16} height={16} rx={4} />
        ))}
      </svg>
      <FormattedMessage
        id="dashboard.statistics.calendar.more"
        defaultMessage="więcej"
        description="Legend: more answers on a day"
      />
      <svg width={18} height={18} aria-hidden="true">
        <rect className={cx(css.none, css.frozen)} x={1} y={1} width={16} height={16} rx={4} />
      </svg>
      <FormattedMessage
        id="dashboard.statistics.calendar.frozen"
        defaultMessage="wolny dzień"
        description="Legend: a day of the week that could be missed"
      />
    </p>
  );
}
