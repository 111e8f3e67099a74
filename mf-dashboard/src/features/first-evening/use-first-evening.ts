import type { TestDto } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useState } from 'react';

/** The steps in their order. */
export const STEPS = ['category', 'date', 'questions'] as const;
export type Step = (typeof STEPS)[number];

const DONE = 'done';

function remembered(): Step | typeof DONE {
  const kept = browserMemory.read('firstEvening');
  return kept === DONE ? DONE : (STEPS.find((step) => step === kept) ?? STEPS[0]);
}

export interface FirstEveningState {
  /** Null for who has finished a test before, is through or has skipped it. */
  readonly step: Step | null;
  /** Goes to a step, or ends it. */
  goTo(next: Step | null): void;
}

/** @param tests of the chosen category; undefined while they are not known */
export function useFirstEvening(tests: readonly TestDto[] | undefined): FirstEveningState {
  const user = useUser();
  const [step, setStep] = useState(remembered);
  const isNew =
    user?.experiencePoints === 0 && tests?.every(({ status }) => status === 'unfinished') === true;
  return {
    step: isNew && step !== DONE ? step : null,
    goTo(next) {
      browserMemory.write('firstEvening', next ?? DONE);
      setStep(next ?? DONE);
    },
  };
}
