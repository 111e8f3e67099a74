import { scaleBand, scaleLinear } from '@visx/scale';
import { EXAM, type ExamHistoryItemDto } from '@zielona-fala/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetHistoryQuery } from '../../../shared/api/get-history.ts';
import * as css from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { COLUMNS } from './columns.ts';
import { Figures } from './Figures.tsx';
import { NoExams } from './NoExams.tsx';
import * as page from './Progress.module.css';
import { QuestionPanel } from './QuestionPanel.tsx';
import type { SpanProps } from './TrendPanel.tsx';

/** Exams with points from `from` to `to`. */
interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Narrow around the pass mark, where a few points decide. */
const STARTS = [0, 50, 56, 62, EXAM.passPoints, 72] as const;

/** Fewer show nothing that is usual. */
const MIN_EXAMS = 3;

const bucketsOf = (history: readonly ExamHistoryItemDto[]): readonly Bucket[] =>
  STARTS.map((from, index) => {
    const to = (STARTS[index + 1] ?? EXAM.totalPoints + 1) - 1;
    const count = history.filter(({ summaryPoints }) => summaryPoints >= from && summaryPoints <= to).length;
    return { from, to, count };
  });

const HEIGHT = 190;
const EDGE = { top: 22, bottom: 28 };

/** "How many points do I usually get?": exams by points. */
export function UsualPoints({ category, days }: SpanProps) {
  const asked = useGetHistoryQuery({ category, days });
  return (
    <QuestionPanel
      asked={asked}
      height="17rem"
      title={
        <FormattedMessage
          id="dashboard.statistics.usual"
          defaultMessage="Ile punktów zwykle zdobywam?"
          description="Heading of the distribution of points: the learner's question"
        />
      }
    >
      {(history) => (history.length === 0 ? <NoExams days={days} /> : <Distribution history={history} />)}
    </QuestionPanel>
  );
}

interface AnswerProps {
  readonly history: readonly ExamHistoryItemDto[];
  readonly buckets: readonly Bucket[];
}

/** What is usual where most exams agree, else the worst and the best. */
function Answer({ history, buckets }: AnswerProps) {
  const usual = buckets.find(({ count }) => count > history.length / 2);
  if (usual && history.length >= MIN_EXAMS) {
    return (
      <FormattedMessage
        id="dashboard.statistics.usual.answer"
        defaultMessage="Najczęściej od {from} do {to} z {total}."
        description="Answer to: how many points do I usually get?"
        values={{ from: usual.from, to: usual.to, total: EXAM.totalPoints }}
      />
    );
  }
  const points = history.map(({ summaryPoints }) => summaryPoints);
  const worst = Math.min(...points);
  const best = Math.max(...points);
  return (
    <FormattedMessage
      id="dashboard.statistics.usual.range"
      defaultMessage="{difference, plural, =0 {Na razie {best} z {total}.} other {Od {worst} do {best} z {total}.}}"
      description="Answer to: how many points do I usually get? There are few exams, or they differ; worst and best, the same where difference is 0"
      values={{ difference: best - worst, worst, best, total: EXAM.totalPoints }}
    />
  );
}

function Distribution({ history }: { readonly history: readonly ExamHistoryItemDto[] }) {
  const intl = useIntl();
  const buckets = bucketsOf(history);
  const most = Math.max(...buckets.map(({ count }) => count));
  const nameOf = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}–${to}`;
  return (
    <>
      <p className={page.answer}>
        <Answer history={history} buckets={buckets} />
      </p>
      <Chart
        height={HEIGHT}
        label={intl.formatMessage(
          {
            id: 'dashboard.statistics.usual.chart',
            defaultMessage: 'Egzaminy według punktów, próg {pass}. Liczby są w tabeli poniżej.',
            description: 'The distribution of points in words',
          },
          { pass: EXAM.passPoints },
        )}
      >
        {(width) => {
          const x = scaleBand({ domain: buckets.map(({ from }) => from), range: [0, width], padding: 0.3 });
          const y = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.bottom, EDGE.top] });
          const mark = (x(EXAM.passPoints) ?? 0) - (x.step() - x.bandwidth()) / 2;
          return (
            <>
              <line className={css.base} x1={0} x2={width} y1={y(0)} y2={y(0)} />
              <line className={css.mark} x1={mark} x2={mark} y1={y(0)} y2={0} />
              {buckets.map((bucket) => (
                <g key={bucket.from}>
                  <rect
                    className={bucket.from >= EXAM.passPoints ? css.passed : css.counted}
                    x={x(bucket.from)}
                    y={y(bucket.count)}
                    width={x.bandwidth()}
                    height={y(0) - y(bucket.count)}
                    rx={4}
                  />
                  {bucket.count > 0 ? (
                    <text
                      className={css.figure}
                      x={(x(bucket.from) ?? 0) + x.bandwidth() / 2}
                      y={y(bucket.count) - 6}
                      textAnchor="middle"
                    >
                      {bucket.count}
                    </text>
                  ) : null}
                  <text x={(x(bucket.from) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
                    {nameOf(bucket)}
                  </text>
                </g>
              ))}
            </>
          );
        }}
      </Chart>
      <Figures
        label={intl.formatMessage({
          id: 'dashboard.statistics.usual.table',
          defaultMessage: 'Egzaminy według punktów',
          description: 'Names the table of the distribution of points',
        })}
        columns={[
          intl.formatMessage({
            id: 'dashboard.statistics.usual.points',
            defaultMessage: 'Punkty',
            description: 'Column: points from–to',
          }),
          intl.formatMessage(COLUMNS.exams),
        ]}
        rows={buckets.map((bucket) => ({ key: bucket.from, cells: [nameOf(bucket), bucket.count] }))}
      />
    </>
  );
}
