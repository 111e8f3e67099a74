import type { CategoryName } from '@zielona-fala/contracts';
import { Button, type Light, Lights, Panel } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import * as page from '../../../shared/ui/page-heading.module.css';
import type { Step } from '../use-onboarding.ts';
import { CategoryStep } from './CategoryStep.tsx';
import { DateStep } from './DateStep.tsx';
import * as css from './Onboarding.module.css';
import { QuestionsStep } from './QuestionsStep.tsx';

export interface OnboardingProps {
  readonly category: CategoryName;
  /** A learning test that waits; null without one. */
  readonly open: TestView | null;
  readonly step: Step;
  /** All of them, in their order. */
  readonly steps: readonly Step[];
  /** Goes to a step; null ends it. */
  readonly onStep: (next: Step | null) => void;
}

const lightOf = (index: number, current: number): Light => {
  if (index === current) return 'now';
  return index < current ? 'on' : 'off';
};

/** In place of the plan that a newcomer does not have yet: the steps that lead to one. */
export function Onboarding({ category, open, step, steps, onStep }: OnboardingProps) {
  const intl = useIntl();
  const current = steps.indexOf(step);
  const before = steps[current - 1];
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // the pressed button is gone: moves focus to the next question for screen reader users
    box.current?.querySelector('h2')?.focus();
  }, [step]);
  return (
    <Panel labelledBy="onboarding">
      <h1 className={page.heading} id="onboarding">
        <FormattedMessage
          id="dashboard.first"
          defaultMessage="{count, select, 2 {Dwa} other {Trzy}} kroki do Twojego planu"
          description="Heading of the dashboard for a newcomer: 3 steps, or 2 for who has answered the first questions as a visitor"
          values={{ count: steps.length }}
        />
      </h1>
      <Lights
        big
        lights={steps.map((_, index) => lightOf(index, current))}
        label={intl.formatMessage(
          {
            id: 'dashboard.first.step',
            defaultMessage: 'Krok {step} z {all}',
            description: 'The lights of the steps in words',
          },
          { step: current + 1, all: steps.length },
        )}
      />
      <div className={css.step} ref={box}>
        {step === 'category' ? <CategoryStep category={category} onNext={() => onStep('date')} /> : null}
        {step === 'date' ? <DateStep onNext={() => onStep('questions')} /> : null}
        {step === 'questions' ? <QuestionsStep category={category} open={open} /> : null}
      </div>
      <div className={css.ways}>
        {before ? (
          <Button kind="quiet" onPress={() => onStep(before)}>
            <FormattedMessage
              id="dashboard.first.back"
              defaultMessage="Wstecz"
              description="Goes to the step before"
            />
          </Button>
        ) : null}
        <Button kind="quiet" onPress={() => onStep(null)}>
          <FormattedMessage
            id="dashboard.first.skip"
            defaultMessage="Pomiń i pokaż plan"
            description="Skips the steps: the usual plan stands in their place"
          />
        </Button>
      </div>
    </Panel>
  );
}
