import { AllCategories } from './AllCategories.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { PassRate } from './PassRate.tsx';
import * as css from './Progress.module.css';
import { type SpanProps, TrendPanel } from './TrendPanel.tsx';
import { UsualPoints } from './UsualPoints.tsx';

/** The learner's questions about the last days, each with its answer. */
export function Progress({ category, days }: SpanProps) {
  return (
    <div className={css.progress}>
      <TrendPanel category={category} days={days} />
      <CostPanel category={category} />
      <CalendarPanel days={days} />
      <PassRate category={category} days={days} />
      <UsualPoints category={category} days={days} />
      <AllCategories category={category} />
    </div>
  );
}
