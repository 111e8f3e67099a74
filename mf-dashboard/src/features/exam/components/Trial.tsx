import type { QuestionDto } from '@zielona-fala/contracts';
import { lazy, Suspense } from 'react';
import { withPageTexts } from '../../../page-texts.tsx';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { LocalExam } from './LocalExam.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

// a player does without what starts the next test, and without its texts
const TrialOver = lazy(async () => ({
  default: withPageTexts((await import('./TrialOver.tsx')).TrialOver, <PlayerSkeleton />),
}));

export interface TrialProps {
  readonly questions: readonly QuestionDto[];
  /** What it is drawn from, and asked in. */
  readonly trial: TrialAddress;
  readonly onAgain: () => void;
}

/** A few questions with the clock of the exam. Nothing is kept or scored. */
export const Trial = ({ questions, trial, onAgain }: TrialProps) => (
  <LocalExam
    questions={questions}
    lang={trial.lang}
    deadline={Number.POSITIVE_INFINITY}
    isTrial
    over={() => (
      <Suspense fallback={<PlayerSkeleton />}>
        <TrialOver trial={trial} onAgain={onAgain} />
      </Suspense>
    )}
  />
);
