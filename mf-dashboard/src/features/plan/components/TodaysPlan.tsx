import { type CategoryName, PLAN_REASONS, type PlanDto, type PlanReason } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Lights } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { leftOf } from '../../../shared/plan.ts';
import { lightsOf } from '../domain/lights.ts';
import { OtherWays } from './OtherWays.tsx';
import * as css from './PlanPanel.module.css';

const REASONS: Readonly<Record<PlanReason, MessageDescriptor>> = defineMessages({
  due: {
    id: 'dashboard.plan.due',
    defaultMessage: '{count} do powtórki',
    description: 'So many questions are due again; an item of a list',
  },
  mistake: {
    id: 'dashboard.plan.mistake',
    defaultMessage: '{count, plural, one {# po błędzie} other {# po błędach}}',
    description: 'So many questions were answered wrong last time; an item of a list',
  },
  new: {
    id: 'dashboard.plan.new',
    defaultMessage: '{count, plural, one {# nowe} few {# nowe} many {# nowych} other {# nowego}}',
    description: 'So many questions are new; an item of a list',
  },
  refresh: {
    id: 'dashboard.plan.refresh',
    defaultMessage: '{count} na utrwalenie',
    description:
      'So many questions are not due yet, but asked since they could cost points; an item of a list',
  },
});

/** Questions that are offered once the plan is done. */
const MORE = 10;

export interface TodaysPlanProps {
  readonly category: CategoryName;
  readonly plan: PlanDto;
}

/** How far the day's plan is, and its next step. */
export function TodaysPlan({ category, plan }: TodaysPlanProps) {
  const intl = useIntl();
  const lang = useLocale();
  const left = leftOf(plan);
  const values = { done: plan.doneToday, goal: plan.dailyGoal };
  const review = { categoryName: category, lang, mode: 'review' } as const;
  const reasons = PLAN_REASONS.filter((reason) => plan.next[reason] > 0).map((reason) =>
    intl.formatMessage(REASONS[reason], { count: plan.next[reason] }),
  );
  return (
    <>
      <h1 className={css.heading} id="plan">
        <FormattedMessage
          id="dashboard.plan.left"
          defaultMessage="{left, plural, =0 {Plan na dziś zrobiony} one {Na dziś zostało # pytanie} few {Na dziś zostały # pytania} many {Na dziś zostało # pytań} other {Na dziś zostało # pytania}}"
          description="Heading of the dashboard: what is left of the day's plan"
          values={{ left }}
        />
      </h1>
      <Lights
        big
        lightUp={left === 0}
        lights={lightsOf(plan)}
        label={intl.formatMessage(
          {
            id: 'dashboard.plan.lights',
            defaultMessage: 'Odpowiedzi dziś: {done}, cel dnia: {goal}',
            description: 'The lights of the plan in words',
          },
          values,
        )}
      />
      <p className={css.facts}>
        <span>
          <FormattedMessage
            id="dashboard.plan.done"
            defaultMessage="{done} z {goal} zrobione"
            description="Questions answered today, of the daily goal"
            values={values}
          />
        </span>
        {left > 0 ? (
          <span>
            <FormattedMessage
              id="dashboard.plan.minutes"
              defaultMessage="około {minutes} min"
              description="What the rest of the plan usually takes"
              values={{ minutes: Math.max(1, plan.minutes) }}
            />
          </span>
        ) : null}
      </p>
      <p className={css.text}>
        {left > 0 ? (
          `${intl.formatList(reasons, { type: 'unit' })}.`
        ) : (
          <FormattedMessage
            id="dashboard.plan.finished"
            defaultMessage="Na dziś wystarczy, jutro czekają następne. Masz jeszcze siłę? Sprawdź się."
            description="The day's plan is done"
          />
        )}
      </p>
      <div className={css.actions}>
        {left > 0 ? (
          <StartTest wide wanted={{ ...review, size: left }}>
            <FormattedMessage
              id="dashboard.plan.start"
              defaultMessage="{left, plural, one {Odpowiedz na # pytanie} few {Odpowiedz na # pytania} many {Odpowiedz na # pytań} other {Odpowiedz na # pytania}}"
              description="Starts the rest of the day's plan"
              values={{ left }}
            />
          </StartTest>
        ) : (
          <StartTest wide kind="plain" wanted={{ ...review, size: MORE }}>
            <FormattedMessage
              id="dashboard.plan.more"
              defaultMessage="Jeszcze {count} pytań"
              description="Starts a review of so many further questions, 10"
              values={{ count: MORE }}
            />
          </StartTest>
        )}
        <OtherWays isMain={left === 0} />
      </div>
    </>
  );
}
