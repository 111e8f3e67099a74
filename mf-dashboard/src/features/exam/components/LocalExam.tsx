import type { AnswersByNumber, QuestionDto, QuestionLanguage } from '@zielona-fala/contracts';
import { type ReactNode, useState } from 'react';
import type { Progress } from '../domain/open.ts';
import { toExamQuestion } from '../domain/question.ts';
import { unansweredPlaces } from '../domain/view.ts';
import { createExamRun } from '../run/exam-run.ts';
import { progressIn } from '../run/progress-memory.ts';
import { useSnapshot } from '../run/use-snapshot.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';

export interface LocalExamProps {
  readonly questions: readonly QuestionDto[];
  /** The language that they were asked for in. */
  readonly lang: QuestionLanguage;
  /** In milliseconds of this browser's clock. */
  readonly deadline: number;
  /** How far it was before the page was loaded anew, as `remember` was told; null at its beginning. */
  readonly progress?: unknown;
  /** What it is, beside its clock. */
  readonly tag?: ReactNode;
  /** It ends without a question whether it should. */
  readonly isTrial?: boolean;
  /** Told of each step; the function of the first rendering is used. */
  readonly remember?: (progress: Progress) => void;
  /** What follows it. */
  readonly over: (answers: AnswersByNumber) => ReactNode;
}

const nothing = () => undefined;

/** Questions with the clock of the exam, which no server keeps or scores. */
export function LocalExam(props: LocalExamProps) {
  const {
    questions,
    lang,
    deadline,
    progress = null,
    tag,
    isTrial = false,
    remember = nothing,
    over,
  } = props;
  const [run] = useState(() =>
    createExamRun({
      opening: {
        questions: questions.map(toExamQuestion),
        deadline,
        saved: {},
        progress: progressIn(progress),
      },
      clock: Date.now,
      remember,
      save: nothing,
    }),
  );
  const snapshot = useSnapshot(run);
  const [isAsking, setAsking] = useState(false);
  const { state } = snapshot;
  if (state.ending) return over(state.answers);
  const finish = () => run.send({ type: 'finish' });
  return (
    <PlayerFrame
      questions={questions}
      lang={lang}
      run={run}
      snapshot={snapshot}
      unsaved={null}
      isPaused={isAsking}
      isTrial={isTrial}
      tag={tag}
      onFinish={isTrial ? finish : () => setAsking(true)}
    >
      {isTrial ? null : (
        <FinishDialog
          isOpen={isAsking}
          unanswered={unansweredPlaces(state)}
          onStay={() => setAsking(false)}
          onFinish={finish}
        />
      )}
    </PlayerFrame>
  );
}
