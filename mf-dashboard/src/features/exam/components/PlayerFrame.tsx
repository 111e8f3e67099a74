import type { QuestionDto } from '@zielona-fala/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { areShortcutsOn } from '../../../shared/shortcuts.ts';
import { currentQuestion } from '../domain/state.ts';
import type { Unsaved } from '../run/answer-queue.ts';
import type { ExamRun, ExamSnapshot } from '../run/exam-run.ts';
import { useExamKeys } from '../run/use-exam-keys.ts';
import { useMediaPreload } from '../run/use-preload.ts';
import { AnswerZone } from './AnswerZone.tsx';
import { KeyHints } from './KeyHints.tsx';
import { Media } from './Media.tsx';
import { PhasePanel } from './PhasePanel.tsx';
import * as css from './Player.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { QuestionText } from './QuestionText.tsx';

export interface PlayerFrameProps {
  /** The questions of the run, in its order. */
  readonly questions: readonly QuestionDto[];
  readonly run: ExamRun;
  readonly snapshot: ExamSnapshot;
  /** Answers that could not be saved yet; null when there are none. */
  readonly unsaved: Unsaved | null;
  /** Something else has the keys, e.g. a dialog. */
  readonly isPaused: boolean;
  readonly onFinish: () => void;
  readonly children?: ReactNode;
}

/** One frame that never shifts: where the learner stands, picture, question, time, answers, finish and next. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { questions, run, snapshot, unsaved, isPaused, onFinish, children } = props;
  const { state, phaseSeconds, examSeconds } = snapshot;
  const [shortcuts] = useState(areShortcutsOn);
  const asked = questions[state.index];
  const question = currentQuestion(state);
  const { number } = question;

  useMediaPreload(questions, state.index);
  useExamKeys(question, shortcuts && !isPaused, (command) => run.send({ ...command, question: number }));
  const onFilmOver = useCallback(() => run.send({ type: 'film-over', question: number }), [run, number]);

  if (!asked) return null;
  return (
    <div className={css.frame}>
      <div className={css.player}>
        <PlayerHeader state={state} examSeconds={examSeconds} unsaved={unsaved} />
        <div className={css.main} key={number}>
          <div className={css.ask}>
            <Media question={asked} phase={state.phase} onFilmOver={onFilmOver} />
            <QuestionText question={asked} phase={state.phase} />
          </div>
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
          onFinish={onFinish}
        />
      </div>
      {children}
    </div>
  );
}
