import type { CategoryName, PlanDto } from '@zielona-fala/contracts';
import type { Light } from '@zielona-fala/web-kit/ui';
import { Lights } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import { ResumeLearning } from '../../../shared/launch/ResumeLearning.tsx';
import { DayCount } from '../../../shared/study/DayCount.tsx';
import { DayHeading } from '../../../shared/study/DayHeading.tsx';
import { DayAction } from './DayAction.tsx';
import { DayText } from './DayText.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import * as css from './PlanPanel.module.css';

/** More would be indistinguishable on a phone. */
const MAX_LIGHTS = 20;

/** A light for each question of the daily goal, or for an equal share of it if the goal is large. */
function lightsOf({ dailyGoal, doneToday }: PlanDto): readonly Light[] {
  const count = Math.min(dailyGoal, MAX_LIGHTS);
  const lit = Math.floor((Math.min(doneToday, dailyGoal) / dailyGoal) * count);
  return Array.from({ length: count }, (_, index) => (index < lit ? 'on' : 'off'));
}

export interface TodaysPlanProps {
  readonly category: CategoryName;
  readonly plan: PlanDto;
  /** A learning test that waits, which comes first: no other can begin beside it. Null without one. */
  readonly open: TestView | null;
  readonly takesFocus: boolean;
}

/** What today is, how far its goal is, and its next step. The server decides the state; here it gets its words. */
export function TodaysPlan({ category, plan, open, takesFocus }: TodaysPlanProps) {
  const intl = useIntl();
  const { state, minutes } = plan;
  const values = { done: plan.doneToday, goal: plan.dailyGoal };
  return (
    <>
      <PlanHeading takesFocus={takesFocus}>
        <DayHeading category={category} plan={plan} />
      </PlanHeading>
      {state === 'empty' ? null : (
        <>
          <Lights
            big
            lightUp={state === 'done'}
            lights={lightsOf(plan)}
            label={intl.formatMessage(
              {
                id: 'dashboard.plan.lights',
                defaultMessage: 'Pytania dziś: {done}, cel dnia: {goal}',
                description: 'The lights of the plan in words',
              },
              values,
            )}
          />
          <p className={css.facts}>
            <span>
              <DayCount plan={plan} />
            </span>
            {minutes > 0 ? (
              <span>
                <FormattedMessage
                  id="dashboard.plan.minutes"
                  defaultMessage="około {minutes} min"
                  description="What the rest of the plan usually takes"
                  values={{ minutes }}
                />
              </span>
            ) : null}
          </p>
        </>
      )}
      <p className={css.text}>
        <DayText plan={plan} />
      </p>
      <div className={css.actions}>
        {open ? (
          <>
            <ResumeLearning test={open} />
            <OtherWays />
          </>
        ) : (
          <>
            {state === 'done' ? <OtherWays isMain /> : null}
            <DayAction category={category} plan={plan} />
            {state === 'done' ? null : <OtherWays isMain={state === 'empty'} />}
          </>
        )}
      </div>
    </>
  );
}
