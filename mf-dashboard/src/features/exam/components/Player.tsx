import type { QuestionDto, TestDto } from '@zielona-fala/contracts';
import { useCallback, useState } from 'react';
import { areShortcutsOn } from '../../../shared/shortcuts.ts';
import { currentQuestion } from '../domain/state.ts';
import { unansweredCount } from '../domain/view.ts';
import { useExamGuard } from '../run/use-exam-guard.ts';
import { useExamKeys } from '../run/use-exam-keys.ts';
import { useExamRun } from '../run/use-exam-run.ts';
import { useMediaPreload, useSignsPreload } from '../run/use-preload.ts';
import { AnswerZone } from './AnswerZone.tsx';
import { ClockAnnouncer } from './ClockAnnouncer.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { Finishing } from './Finishing.tsx';
import { KeyHints } from './KeyHints.tsx';
import { Media } from './Media.tsx';
import { PhasePanel } from './PhasePanel.tsx';
import * as css from './Player.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { QuestionText } from './QuestionText.tsx';

export interface PlayerProps {
  /** An unfinished exam with its questions. */
  readonly test: TestDto;
  /** When `test` came, in milliseconds of this browser's clock. */
  readonly receivedAt: number;
}

const NO_QUESTIONS: readonly QuestionDto[] = [];

/** The exam: one frame that never shifts, from the first question to the moment the answers are in. */
export function Player({ test, receivedAt }: PlayerProps) {
  const { run, snapshot, isLate } = useExamRun(test, receivedAt);
  const [isAsking, setAsking] = useState(false);
  const [shortcuts] = useState(areShortcutsOn);
  const { state, phaseSeconds, examSeconds } = snapshot;
  const questions = test.questions ?? NO_QUESTIONS;
  const asked = questions[state.index];
  const question = currentQuestion(state);
  const { number } = question;
  const isRunning = state.ending === null;

  useExamGuard(isRunning);
  useSignsPreload();
  useMediaPreload(questions, state.index);
  useExamKeys(question, shortcuts && isRunning && !isAsking, (wish) =>
    run.send({ ...wish, question: number }),
  );
  const onFilmOver = useCallback(() => run.send({ type: 'film-over', question: number }), [run, number]);

  if (!isRunning) return <Finishing test={test} answers={state.answers} ending={state.ending} />;
  if (!asked) return null;

  return (
    <div className={css.player}>
      <PlayerHeader state={state} examSeconds={examSeconds} isLate={isLate} />
      <div className={css.main}>
        <Media key={number} question={asked} phase={state.phase} onFilmOver={onFilmOver} />
        <QuestionText question={asked} phase={state.phase} />
        <div className={css.act}>
          <PhasePanel state={state} secondsLeft={phaseSeconds} />
          <AnswerZone
            question={asked}
            phase={state.phase}
            picked={state.answers[number] ?? null}
            secondsLeft={phaseSeconds}
            onStart={() => run.send({ type: 'start', question: number })}
            onAnswer={(answer) => run.send({ type: 'answer', question: number, answer })}
          />
          {shortcuts ? <KeyHints yesNo={question.yesNo} phase={state.phase} /> : null}
        </div>
      </div>
      <PlayerBar
        canGoOn={state.phase === 'answering'}
        isLast={state.index === state.questions.length - 1}
        onNext={() => run.send({ type: 'next', question: number })}
        onFinish={() => setAsking(true)}
      />
      <FinishDialog
        isOpen={isAsking}
        unanswered={unansweredCount(state)}
        onStay={() => setAsking(false)}
        onFinish={() => run.send({ type: 'finish' })}
      />
      <ClockAnnouncer secondsLeft={examSeconds} />
    </div>
  );
}
