import type { CategoryName } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import { useGetPlanQuery } from '../../../shared/api/study.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { ExamCountdown } from './ExamCountdown.tsx';
import { OtherWays } from './OtherWays.tsx';
import * as css from './PlanPanel.module.css';
import { TodaysPlan } from './TodaysPlan.tsx';

export interface PlanPanelProps {
  readonly category: CategoryName;
  /** A learning test that waits; null without one. */
  readonly open: TestView | null;
}

/** What to do now: the rest of the day's plan, in one press. */
export function PlanPanel({ category, open }: PlanPanelProps) {
  const query = useGetPlanQuery(category);
  return (
    <Panel labelledBy="plan">
      <Loaded
        compact
        query={query}
        loading={<PlanSkeleton />}
        failed={(failure) => <WithoutPlan>{failure}</WithoutPlan>}
      >
        {(plan) => (
          <>
            <TodaysPlan category={category} plan={plan} open={open} />
            <ExamCountdown exam={plan.exam} dailyGoal={plan.dailyGoal} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function WithoutPlan({ children: failure }: { readonly children: ReactNode }) {
  return (
    <>
      <h1 className={css.heading} id="plan">
        <FormattedMessage
          id="dashboard.plan.today"
          defaultMessage="Plan na dziś"
          description="Heading in place of the day's plan while it cannot be told"
        />
      </h1>
      {failure}
      <OtherWays isMain />
    </>
  );
}

function PlanSkeleton() {
  return (
    <>
      <div className={css.heading}>
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
