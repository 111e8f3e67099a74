import type { CategoryStatsDto } from '@zielona-fala/contracts';
import { Bar, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { passRate } from '../domain/trend.ts';
import * as css from './Progress.module.css';

/** How many exams of the category are passed. */
export function PassRate({ stats }: { readonly stats: CategoryStatsDto }) {
  const { passedCount, failedCount } = stats;
  const rate = passRate(passedCount, failedCount) ?? 0;
  return (
    <Panel labelledBy="rate">
      <h2 id="rate">
        <FormattedMessage
          id="dashboard.statistics.rate"
          defaultMessage="Ile egzaminów zdaję?"
          description="Heading of the pass rate: the learner's question"
        />
      </h2>
      <p className={css.rate}>
        <FormattedNumber value={rate} style="percent" maximumFractionDigits={0} />
      </p>
      <Bar value={rate} good={rate >= 0.5} />
      <p className={css.counts}>
        <span>
          <FormattedMessage
            id="dashboard.statistics.rate.passed"
            defaultMessage="Zdane: {count}"
            description="Number of exams passed"
            values={{ count: passedCount }}
          />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.statistics.rate.failed"
            defaultMessage="Niezdane: {count}"
            description="Number of exams failed"
            values={{ count: failedCount }}
          />
        </span>
      </p>
    </Panel>
  );
}
