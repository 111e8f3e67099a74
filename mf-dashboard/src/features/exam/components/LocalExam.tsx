import type { AnswersByNumber, QuestionDto, QuestionLanguage } from '@zielona-fala/contracts';
import { type ReactNode, useState } from 'react';
import type { Progress } from '../domain/open.ts';
import { toExamQuestion } from '../domain/question.ts';
import { unansweredPlaces } from '../domain/view.ts';
import { createExamRun } from '../run/exam-run.ts';
import { useSnapshot } from '../run/use-snapshot.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';

export interface LocalExamProps {
  readonly questions: readonly QuestionDto[];
  /** The language that they were asked for in. */
  readonly lang: QuestionLanguage;
  /** How long it lasts. */
  readonly seconds: number;
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
  const { questions, lang, seconds, isTrial = false, remember = nothing, over } = props;
  const [run] = useState(() =>
    createExamRun({
      opening: {
        questions: questions.map(toExamQuestion),
        deadline: Date.now() + seconds * 1000,
        saved: {},
        progress: null,
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
