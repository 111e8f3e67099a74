import type { PlanDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';

/** How far the goal of the day is. */
export function DayCount({ plan: { doneToday, dailyGoal } }: { readonly plan: PlanDto }) {
  const values = { done: doneToday, goal: dailyGoal };
  return values.done < values.goal ? (
    <FormattedMessage
      id="dashboard.plan.done"
      defaultMessage="{done} z {goal} zrobione"
      description="Questions answered today, of the daily goal"
      values={values}
    />
  ) : (
    <FormattedMessage
      id="dashboard.plan.reached"
      defaultMessage="Cel dnia ({goal}) osiągnięty, pytania dziś: {done}"
      description="As many questions as the daily goal were answered today, or more"
      values={values}
    />
  );
}
