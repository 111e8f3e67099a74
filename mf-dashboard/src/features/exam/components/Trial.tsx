import type { QuestionDto } from '@zielona-fala/contracts';
import { lazy, Suspense, useState } from 'react';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { toExamQuestion } from '../domain/question.ts';
import { createExamRun } from '../run/exam-run.ts';
import { useSnapshot } from '../run/use-snapshot.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

// a player does without what starts the next test
const TrialOver = lazy(async () => ({ default: (await import('./TrialOver.tsx')).TrialOver }));

export interface TrialProps {
  readonly questions: readonly QuestionDto[];
  /** What it is drawn from, and asked in. */
  readonly trial: TrialAddress;
  readonly onAgain: () => void;
}

const nothing = () => undefined;

/** A few questions with the clock of the exam. Nothing is kept or scored. */
export function Trial({ questions, trial, onAgain }: TrialProps) {
  const [run] = useState(() =>
    createExamRun({
      opening: {
        questions: questions.map(toExamQuestion),
        deadline: Number.POSITIVE_INFINITY,
        saved: {},
        progress: null,
      },
      clock: Date.now,
      remember: nothing,
      save: nothing,
    }),
  );
  const snapshot = useSnapshot(run);
  if (snapshot.state.ending)
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <TrialOver trial={trial} onAgain={onAgain} />
      </Suspense>
    );
  return (
    <PlayerFrame
      questions={questions}
      lang={trial.lang}
      run={run}
      snapshot={snapshot}
      unsaved={null}
      isPaused={false}
      isTrial
      onFinish={() => run.send({ type: 'finish' })}
    />
  );
}
