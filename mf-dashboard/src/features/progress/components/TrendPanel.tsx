import type { ExamHistoryItemDto } from '@zielona-fala/contracts';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { trendOf } from '../domain/trend.ts';
import { PointsChart } from './PointsChart.tsx';
import { PointsTable } from './PointsTable.tsx';
import * as css from './Progress.module.css';

const SHOWN = 20;

/** "Am I getting better?": a sentence, then the chart, then its figures. */
export function TrendPanel({ history }: { readonly history: readonly ExamHistoryItemDto[] }) {
  const { direction, recent, recentPassed } = trendOf(history);
  const shown = history.slice(0, SHOWN);
  return (
    <Panel labelledBy="trend">
      <div className={css.head}>
        <h2 id="trend">
          <FormattedMessage
            id="dashboard.statistics.trend"
            defaultMessage="Czy idzie mi lepiej?"
            description="Heading of the chart: the learner's question"
          />
        </h2>
        <p className={css.answer}>
          <FormattedMessage
            id="dashboard.statistics.trend.answer"
            defaultMessage="{direction, select, up {Tak.} down {Ostatnio trochę gorzej.} level {Trzymasz poziom.} other {Za wcześnie, żeby to powiedzieć.}} {recent, plural, one {Ostatni egzamin: {passed, plural, =0 {niezdany} other {zdany}}.} other {Z ostatnich # egzaminów zdane: {passed}.}}"
            description="Answer to: am I getting better? recent: exams looked at, passed: how many of them are passed"
            values={{ direction, recent, passed: recentPassed }}
          />
        </p>
      </div>
      {shown.length > 0 ? (
        <>
          <PointsChart history={shown} />
          <PointsTable history={shown} />
        </>
      ) : null}
    </Panel>
  );
}
