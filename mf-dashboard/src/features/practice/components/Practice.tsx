import type { QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import { useEffect, useState } from 'react';
import { AnsweredQuestion } from '../../../shared/question/AnsweredQuestion.tsx';
import { resultAddress } from '../../../shared/test-address.ts';
import { openCount } from '../domain/practice.ts';
import { useEnding } from '../use-ending.ts';
import { usePractice } from '../use-practice.ts';
import { waitingAnswers } from '../waiting-answers.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { PracticePlayer } from './PracticePlayer.tsx';

export interface PracticeProps {
  readonly test: TestDto;
  /** What the questions are shown in. */
  readonly lang: QuestionLanguage;
}

/** A learning test: no clock, and the solution after each answer. */
export function Practice({ test, lang }: PracticeProps) {
  const run = usePractice(test, lang);
  const ending = useEnding(test);
  const [isPausing, setPausing] = useState(false);
  const open = openCount(run.practice, run.sent);

  const isOver = run.isOver || ending.isOver;
  useEffect(() => {
    if (isOver) waitingAnswers.forget(test.testId);
  }, [isOver, test.testId]);

  if (isOver) return <Navigate to={resultAddress(test.testId)} replace />;
  return (
    <PracticePlayer
      run={run}
      kind={test.isFirst ? 'first' : test.mode}
      lang={lang}
      isEnding={ending.isEnding}
      isPaused={isPausing}
      explain={(question, given) => <AnsweredQuestion test={test} question={question} solution={given} />}
      onPause={() => setPausing(true)}
      onOver={() => (open === 0 ? void ending.end() : setPausing(true))}
    >
      <PauseDialog
        isOpen={isPausing}
        open={open}
        isEnding={ending.isEnding}
        onStay={() => setPausing(false)}
        onEnd={() => void ending.end()}
      />
    </PracticePlayer>
  );
}
