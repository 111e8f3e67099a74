import { type CategoryName, GUEST_PACK, type TestDto, type TopicProgressDto } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useState } from 'react';
import { useChangePreferencesMutation, useGetPreferencesQuery } from '../../shared/api/preferences.ts';
import { useGetTopicsQuery } from '../../shared/api/study.ts';

/** The steps in their order. */
export const STEPS = ['category', 'date', 'questions'] as const;
export type Step = (typeof STEPS)[number];

const DONE = 'done';

function remembered(): Step | typeof DONE {
  const kept = browserMemory.read('onboarding');
  return kept === DONE ? DONE : (STEPS.find((step) => step === kept) ?? STEPS[0]);
}

export interface OnboardingState {
  /** Null if the learner has finished a test before, or has completed or skipped onboarding; undefined while loading. */
  readonly step: Step | null | undefined;
  /** All there are, in their order: without the questions where a visitor has answered them. */
  readonly steps: readonly Step[];
  /** The learner has just completed or skipped it. */
  readonly isJustOver: boolean;
  /** Goes to a step, or ends it. */
  goTo(next: Step | null): void;
}

/** @param tests of the category; undefined while they are not known */
export function useOnboarding(
  category: CategoryName,
  tests: readonly TestDto[] | undefined,
): OnboardingState {
  const user = useUser();
  const [step, setStep] = useState(remembered);
  const [atFirst] = useState(step);
  const isThrough = step === DONE || user?.experiencePoints !== 0;
  const preferences = useGetPreferencesQuery(undefined, { skip: isThrough });
  const topics = useGetTopicsQuery(category, { skip: isThrough });
  const [change] = useChangePreferencesMutation();
  const steps = STEPS.filter((each) => each !== 'questions' || !hasAnswered(topics.currentData));
  const isKnown = tests && (preferences.data || preferences.error) && (topics.currentData || topics.error);
  const isOver =
    isThrough ||
    tests?.some(({ status }) => status !== 'unfinished') ||
    preferences.data?.isFirstEveningOver ||
    !steps.includes(step);
  return {
    step: isOver ? null : isKnown ? step : undefined,
    steps,
    isJustOver: step === DONE && atFirst !== DONE,
    goTo(next) {
      const wanted = next !== null && steps.includes(next) ? next : null;
      browserMemory.write('onboarding', wanted ?? DONE);
      setStep(wanted ?? DONE);
      // a failure is no harm: this browser knows, and another one asks once more
      if (wanted === null) void change({ isFirstEveningOver: true });
    },
  };
}

/** As many as it would ask, given as a visitor. */
const hasAnswered = (topics: readonly TopicProgressDto[] = []): boolean =>
  topics.reduce((sum, { seen }) => sum + seen, 0) >= GUEST_PACK.size;
