import type { PreferencesDto, TestDto } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useState } from 'react';
import { useChangePreferencesMutation, useGetPreferencesQuery } from '../../shared/api/preferences.ts';

/** The steps in their order. */
export const STEPS = ['category', 'date', 'questions'] as const;
export type Step = (typeof STEPS)[number];

const DONE = 'done';

function remembered(): Step | typeof DONE {
  const kept = browserMemory.read('onboarding');
  return kept === DONE ? DONE : (STEPS.find((step) => step === kept) ?? STEPS[0]);
}

export interface OnboardingState {
  /** Null for who has finished a test before, is through or has skipped it; undefined while that is not known. */
  readonly step: Step | null | undefined;
  /** Goes to a step, or ends it. */
  goTo(next: Step | null): void;
}

/** @param tests of the chosen category; undefined while they are not known */
export function useOnboarding(tests: readonly TestDto[] | undefined): OnboardingState {
  const user = useUser();
  const [step, setStep] = useState(remembered);
  const mayBeNew = user?.experiencePoints === 0 && step !== DONE;
  const preferences = useGetPreferencesQuery(undefined, { skip: !mayBeNew });
  const [change] = useChangePreferencesMutation();
  return {
    step: mayBeNew ? stepOf(step, tests, preferences) : null,
    goTo(next) {
      browserMemory.write('onboarding', next ?? DONE);
      setStep(next ?? DONE);
      // a failure is no harm: this browser knows, and another one asks once more
      if (next === null) void change({ isFirstEveningOver: true });
    },
  };
}

function stepOf(
  step: Step,
  tests: readonly TestDto[] | undefined,
  { data, error }: { readonly data?: PreferencesDto | undefined; readonly error?: unknown },
): Step | null | undefined {
  if (tests?.some(({ status }) => status !== 'unfinished') || data?.isFirstEveningOver) return null;
  return tests && (data || error) ? step : undefined;
}
