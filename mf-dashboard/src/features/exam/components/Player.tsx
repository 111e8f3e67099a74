import type { QuestionDto, QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { momentPassed, type ToldMoment } from '../domain/time.ts';
import { unansweredPlaces } from '../domain/view.ts';
import { useBackGuard } from '../run/use-back-guard.ts';
import { useExamRun } from '../run/use-exam-run.ts';
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

  if (state.ending)
    return <Finishing test={test} answers={state.answers} ending={state.ending} receivedAt={receivedAt} />;
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

/** Tells a screen reader the time of the exam at 5 minutes, 1 minute and 10 seconds, and at no other moment. */
function ClockAnnouncer({ secondsLeft }: { readonly secondsLeft: number }) {
  const [seen, setSeen] = useState(secondsLeft);
  const [told, setTold] = useState<ToldMoment | null>(null);
  if (seen !== secondsLeft) {
    setSeen(secondsLeft);
    setTold(momentPassed(seen, secondsLeft) ?? told);
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {told === null ? null : (
          <FormattedMessage
            id="dashboard.exam.told"
            defaultMessage="{seconds, select, 300 {Zostało 5 minut egzaminu} 60 {Została minuta egzaminu} other {Zostało 10 sekund egzaminu}}"
            description="Time of the exam, told to a screen reader"
            values={{ seconds: told }}
          />
        )}
      </span>
    </VisuallyHidden>
  );
}

/** While an exam lasts: a warning before leaving. */
function useExamGuard(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
}
