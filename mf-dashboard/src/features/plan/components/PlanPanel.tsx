import type { CategoryName } from '@zielona-fala/contracts';
import { cx, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import { useGetPlanQuery } from '../../../shared/api/study.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as page from '../../../shared/ui/page-heading.module.css';
import { ExamCountdown } from './ExamCountdown.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PlanHeading, type PlanHeadingProps } from './PlanHeading.tsx';
import * as css from './PlanPanel.module.css';
import { TodaysPlan } from './TodaysPlan.tsx';

export interface PlanPanelProps {
  readonly category: CategoryName;
  /** A learning test that waits; null without one. */
  readonly open: TestView | null;
  /** It takes the place of what had the focus. */
  readonly takesFocus: boolean;
}

/** What to do now: the rest of the day's plan, in one press. */
export function PlanPanel({ category, open, takesFocus }: PlanPanelProps) {
  const query = useGetPlanQuery(category);
  return (
    <Panel labelledBy="plan">
      <Loaded
        compact
        query={query}
        loading={<PlanSkeleton />}
        failed={(failure) => <WithoutPlan takesFocus={takesFocus}>{failure}</WithoutPlan>}
      >
        {(plan) => (
          <>
            <TodaysPlan category={category} plan={plan} open={open} takesFocus={takesFocus} />
            <ExamCountdown exam={plan.exam} dailyGoal={plan.dailyGoal} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function WithoutPlan({ takesFocus, children: failure }: PlanHeadingProps) {
  return (
    <>
      <PlanHeading takesFocus={takesFocus}>
        <FormattedMessage
          id="dashboard.plan.today"
          defaultMessage="Plan na dziś"
          description="Heading in place of the day's plan while it cannot be told"
        />
      </PlanHeading>
      {failure}
      <OtherWays isMain />
    </>
  );
}

function PlanSkeleton() {
  return (
    <>
      <div className={cx(page.heading, css.heading)}>
        <Skeleton width="80%" height="1lh" />
      </div>
      <Skeleton height="20px" />
      <p className={css.facts}>
        <Skeleton width="40%" />
      </p>
      <p className={css.text}>
        <Skeleton width="70%" />
      </p>
      <div className={css.actions}>
        <Skeleton height="var(--tall)" />
        <Skeleton height="var(--touch)" />
      </div>
      <div className={css.exam}>
        <Skeleton width="60%" />
      </div>
    </>
  );
}
