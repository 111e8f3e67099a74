import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { dayIn, EXAM, type ExamHistoryItemDto, midnightOf } from '@zielona-fala/contracts';
import { useTimeZone } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import { labelledDays } from '../domain/labelled-days.ts';
import * as css from './Chart.module.css';
import { Chart } from './Chart.tsx';

const STEP = 10;

/** Where an axis of points begins: a round number below the worst exam and the pass mark. */
function floorOf(history: readonly ExamHistoryItemDto[]): number {
  const worst = Math.min(EXAM.passPoints, ...history.map(({ summaryPoints }) => summaryPoints));
  return Math.max(0, Math.floor((worst - 1) / STEP) * STEP);
}

const HEIGHT = 220;
const EDGE = { top: 20, right: 14, bottom: 28, left: 34 };
const MAX_RADIUS = 6;
const MIN_RADIUS = 2;
/** Width that a day's label needs, in pixels. */
const LABEL_WIDTH = 90;

export interface PointsChartProps {
  /** Newest first, at least one. */
  readonly history: readonly ExamHistoryItemDto[];
}

/** Points of one exam after the other, against the pass mark; below it the days on which they ended. */
export function PointsChart({ history }: PointsChartProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const exams = history.toReversed().map((exam, index) => ({ ...exam, index }));
  const ended = exams.map(({ finishedAt }) => dayIn(timeZone, new Date(finishedAt)));
  const floor = floorOf(history);
  const newest = exams.at(-1);
  const words = intl.formatMessage(
    {
      id: 'dashboard.statistics.chart',
      defaultMessage:
        'Punkty {count, plural, one {# egzaminu} few {# egzaminów} many {# egzaminów} other {# egzaminu}}, próg {pass} z {total}. Liczby są w tabeli poniżej.',
      description: 'The chart in words',
    },
    { count: history.length, pass: EXAM.passPoints, total: EXAM.totalPoints },
  );
  return (
    <Chart label={words} height={HEIGHT}>
      {(width) => {
        const x = scaleLinear({
          // a single exam is centred
          domain: exams.length === 1 ? [-1, 1] : [0, exams.length - 1],
          range: [EDGE.left + MAX_RADIUS * 2, width - EDGE.right],
        });
        const step = x(1) - x(0);
        const radius = Math.max(MIN_RADIUS, Math.min(MAX_RADIUS, step / 2 - 1));
        const y = scaleLinear({
          domain: [floor, EXAM.totalPoints],
          range: [HEIGHT - EDGE.bottom, EDGE.top],
        });
        const xOf = ({ index }: { readonly index: number }) => x(index);
        const yOf = ({ summaryPoints }: ExamHistoryItemDto) => y(summaryPoints);
        const middles = y.ticks(3).filter((tick) => Math.abs(tick - EXAM.passPoints) > 4 && tick < 70);
        return (
          <>
            <rect
              className={css.band}
              x={EDGE.left}
              y={EDGE.top}
              width={width - EDGE.left}
              height={y(EXAM.passPoints) - EDGE.top}
            />
            {middles.map((tick) => (
              <g key={tick}>
                <line className={css.grid} x1={EDGE.left} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={EDGE.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            <text x={EDGE.left - 8} y={EDGE.top} dy="0.35em" textAnchor="end">
              {EXAM.totalPoints}
            </text>
            <text
              className={css.strong}
              x={EDGE.left - 8}
              y={y(EXAM.passPoints)}
              dy="0.35em"
              textAnchor="end"
            >
              {EXAM.passPoints}
            </text>
            <line
              className={css.mark}
              x1={EDGE.left}
              x2={width}
              y1={y(EXAM.passPoints)}
              y2={y(EXAM.passPoints)}
            />
            <text className={css.strong} x={EDGE.left + 6} y={EDGE.top + 13}>
              {intl.formatMessage({
                id: 'dashboard.statistics.chart.band',
                defaultMessage: 'zdane',
                description: 'In the chart: the band of points with which an exam is passed',
              })}
            </text>
            <LinePath data={exams} x={xOf} y={yOf} className={css.line ?? ''} />
            {exams.map((exam) =>
              exam.status === 'passed' ? (
                <circle key={exam.testId} className={css.passed} cx={xOf(exam)} cy={yOf(exam)} r={radius} />
              ) : (
                <rect
                  key={exam.testId}
                  className={css.failed}
                  x={xOf(exam) - radius}
                  y={yOf(exam) - radius}
                  width={radius * 2}
                  height={radius * 2}
                  rx={2}
                />
              ),
            )}
            {newest ? (
              <text className={css.figure} x={xOf(newest)} y={yOf(newest) - 12} textAnchor="end">
                {newest.summaryPoints}
              </text>
            ) : null}
            {labelledDays(ended, Math.ceil(LABEL_WIDTH / step)).map(({ index, day }) => (
              <text
                key={day}
                x={x(index)}
                y={HEIGHT - 8}
                textAnchor={x(index) + LABEL_WIDTH / 2 > width ? 'end' : index === 0 ? 'start' : 'middle'}
              >
                {intl.formatDate(midnightOf(day), { day: 'numeric', month: 'short', timeZone: 'UTC' })}
              </text>
            ))}
          </>
        );
      }}
    </Chart>
  );
}
