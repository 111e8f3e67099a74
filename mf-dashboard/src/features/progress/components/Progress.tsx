import { useGetHistoryQuery } from '../../../shared/api/get-history.ts';
import { CostlyRules } from '../../../shared/rules/CostlyRules.tsx';
import { AllCategories } from './AllCategories.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { PassRate } from './PassRate.tsx';
import * as css from './Progress.module.css';
import { type SpanProps, TrendPanel } from './TrendPanel.tsx';
import { UsualPoints } from './UsualPoints.tsx';

/** The learner's questions about the last days, each with its answer. */
export function Progress({ category, days }: SpanProps) {
  const { currentData: history } = useGetHistoryQuery({ category, days });
  return (
    <div className={css.progress}>
      <TrendPanel category={category} days={days} />
      <CostPanel category={category} />
      <CostlyRules category={category} />
      <CalendarPanel days={days} />
      {/* without an exam the first panel says so, once for all */}
      {history?.length === 0 ? null : (
        <>
          <PassRate category={category} days={days} />
          <UsualPoints category={category} days={days} />
        </>
      )}
      <AllCategories category={category} />
    </div>
  );
}
