import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';
import { floorOf } from '../domain/points-scale.ts';
import * as css from './Chart.module.css';
import { Chart } from './Chart.tsx';

const HEIGHT = 220;
const EDGE = { top: 20, right: 14, bottom: 28, left: 34 };
const DAY_MS = 86_400_000;
const RADIUS = 6;
/** Width that a day's label needs, in pixels. */
const LABEL_WIDTH = 90;

export interface PointsChartProps {
  /** Newest first, at least one. */
  readonly history: readonly ExamHistoryItemDto[];
  readonly days: number;
}

/** Points of exams over time, against the pass mark. */
export function PointsChart({ history, days }: PointsChartProps) {
  const intl = useIntl();
  const floor = floorOf(history);
  const newest = history[0];
  const words = intl.formatMessage(
    {
      id: 'dashboard.statistics.chart',
      defaultMessage:
        'Punkty {count, plural, one {# egzaminu} few {# egzaminów} many {# egzaminów} other {# egzaminu}}, próg {pass} z {total}. Liczby są w tabeli poniżej.',
      description: 'The chart in words',
    },
    { count: history.length, pass: EXAM.passPoints, total: EXAM.totalPoints },
  );
  const now = Date.now();
  const oldest = Math.min(...history.map(({ finishedAt }) => Date.parse(finishedAt)));
  return (
    <Chart label={words} height={HEIGHT}>
      {(width) => {
        const x = scaleUtc({
          // a single exam stands in the middle of the period
          domain: [history.length === 1 ? now - days * DAY_MS : oldest, now],
          range: [EDGE.left + RADIUS, width - EDGE.right],
        });
        const y = scaleLinear({
          domain: [floor, EXAM.totalPoints],
          range: [HEIGHT - EDGE.bottom, EDGE.top],
        });
        const xOf = ({ finishedAt }: ExamHistoryItemDto) => x(new Date(finishedAt));
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
            <LinePath data={[...history]} x={xOf} y={yOf} className={css.line ?? ''} />
            {history.map((exam) =>
              exam.status === 'passed' ? (
                <circle key={exam.testId} className={css.passed} cx={xOf(exam)} cy={yOf(exam)} r={RADIUS} />
              ) : (
                <rect
                  key={exam.testId}
                  className={css.failed}
                  x={xOf(exam) - 5}
                  y={yOf(exam) - 5}
                  width={10}
                  height={10}
                  rx={2}
                />
              ),
            )}
            {newest ? (
              <text className={css.figure} x={xOf(newest)} y={yOf(newest) - 12} textAnchor="end">
                {newest.summaryPoints}
              </text>
            ) : null}
            {labelledDays(x.domain(), Math.max(2, Math.floor(width / LABEL_WIDTH))).map((day, place, all) => (
              <text
                key={day.getTime()}
                x={x(day)}
                y={HEIGHT - 8}
                textAnchor={place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle'}
              >
                {intl.formatDate(day, { day: 'numeric', month: 'short' })}
              </text>
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** So many moments from the first to the last, as far from each other. */
function labelledDays([first, last]: readonly Date[], count: number): readonly Date[] {
  if (!first || !last) return [];
  const step = (last.getTime() - first.getTime()) / (count - 1);
  return Array.from({ length: count }, (_, place) => new Date(first.getTime() + place * step));
}
