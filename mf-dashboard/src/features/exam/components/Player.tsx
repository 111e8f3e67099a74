import type { QuestionDto, QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { useState } from 'react';
import { unansweredPlaces } from '../domain/view.ts';
import { useBackGuard } from '../run/use-back-guard.ts';
import { useExamGuard } from '../run/use-exam-guard.ts';
import { useExamRun } from '../run/use-exam-run.ts';
import { ClockAnnouncer } from './ClockAnnouncer.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { Finishing } from './Finishing.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';

export interface PlayerProps {
  /** An unfinished exam with its questions. */
  readonly test: TestDto;
  /** The language that it was asked for in. */
  readonly lang: QuestionLanguage;
  /** When `test` came, in milliseconds of this browser's clock. */
  readonly receivedAt: number;
}

const NO_QUESTIONS: readonly QuestionDto[] = [];

/** The exam, from the question that was reached to the moment the answers are in. */
export function Player({ test, lang, receivedAt }: PlayerProps) {
  const { run, snapshot, unsaved } = useExamRun(test, receivedAt);
  const [isAsking, setAsking] = useState(false);
  const { state, examSeconds } = snapshot;
  const isRunning = state.ending === null;
  const [isLeaving, setLeaving] = useState(false);
  useExamGuard(isRunning);
  useBackGuard(isRunning, () => setLeaving(true));

  if (state.ending) return <Finishing test={test} answers={state.answers} ending={state.ending} />;
  return (
    <PlayerFrame
      questions={test.questions ?? NO_QUESTIONS}
      lang={lang}
      run={run}
      snapshot={snapshot}
      unsaved={unsaved}
      isPaused={isAsking || isLeaving}
      onFinish={() => setAsking(true)}
    >
      <FinishDialog
        isOpen={isAsking}
        unanswered={unansweredPlaces(state)}
        onStay={() => setAsking(false)}
        onFinish={() => run.send({ type: 'finish' })}
      />
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} />
      <ClockAnnouncer secondsLeft={examSeconds} />
    </PlayerFrame>
  );
}
