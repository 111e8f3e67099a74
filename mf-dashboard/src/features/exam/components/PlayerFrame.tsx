import type { QuestionDto, QuestionLanguage } from '@zielona-fala/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { PlayerLayout } from '../../../shared/player/PlayerLayout.tsx';
import { TextSizeButton } from '../../../shared/player/TextSizeButton.tsx';
import { usePlayerKeys } from '../../../shared/player/use-player-keys.ts';
import { QuestionText } from '../../../shared/question/QuestionText.tsx';
import { areShortcutsOn } from '../../../shared/shortcuts.ts';
import { commandOf } from '../domain/keys.ts';
import { currentQuestion } from '../domain/state.ts';
import type { Unsaved } from '../run/answer-queue.ts';
import type { ExamRun, ExamSnapshot } from '../run/exam-run.ts';
import { useMediaPreload } from '../run/use-media-preload.ts';
import { useUncovered } from '../run/use-uncovered.ts';
import { AnswerZone } from './AnswerZone.tsx';
import { ExamBar } from './ExamBar.tsx';
import { ExamHeader } from './ExamHeader.tsx';
import { KeyHints } from './KeyHints.tsx';
import { Media } from './Media.tsx';
import { PhasePanel } from './PhasePanel.tsx';

export interface PlayerFrameProps {
  /** The questions of the run, in its order. */
  readonly questions: readonly QuestionDto[];
  /** The language that they were asked for in. */
  readonly lang: QuestionLanguage;
  readonly run: ExamRun;
  readonly snapshot: ExamSnapshot;
  /** Answers that could not be saved yet; null when there are none. */
  readonly unsaved: Unsaved | null;
  /** Something else has the keys, e.g. a dialog. */
  readonly isPaused: boolean;
  readonly isTrial?: boolean;
  /** In the header. */
  readonly tag?: ReactNode;
  readonly onFinish: () => void;
  readonly children?: ReactNode;
}

/** The question at hand with its time, answers, finish and next; nothing covers it. */
export function PlayerFrame(props: PlayerFrameProps) {
  const {
    questions,
    lang,
    run,
    snapshot,
    unsaved,
    isPaused,
    isTrial = false,
    tag,
    onFinish,
    children,
  } = props;
  const { state, phaseSeconds, examSeconds } = snapshot;
  const [shortcuts] = useState(areShortcutsOn);
  const asked = questions[state.index];
  const question = currentQuestion(state);
  const { number } = question;

  useUncovered(true);
  useMediaPreload(questions, state.index);
  usePlayerKeys(shortcuts && !isPaused, (key, control) => {
    const command = commandOf(key, question, control !== null);
    if (command) run.send({ ...command, question: number });
    return command !== null;
  });
  const onFilmOver = useCallback(() => run.send({ type: 'film-over', question: number }), [run, number]);

  if (!asked) return null;
  return (
    <PlayerLayout
      question={number}
      header={<ExamHeader state={state} examSeconds={examSeconds} unsaved={unsaved} tag={tag} />}
      ask={
        <>
          <Media question={asked} phase={state.phase} onFilmOver={onFilmOver} />
          <QuestionText question={asked} lang={lang} moment={state.phase} aside={<TextSizeButton />} />
        </>
      }
      act={
        <>
          <PhasePanel state={state} secondsLeft={phaseSeconds} />
          <AnswerZone
            key={number}
            question={asked}
            phase={state.phase}
            picked={state.answers[number] ?? null}
            secondsLeft={phaseSeconds}
            onStart={() => run.send({ type: 'start', question: number })}
            onAnswer={(answer) => run.send({ type: 'answer', question: number, answer })}
          />
          {shortcuts ? <KeyHints yesNo={question.yesNo} phase={state.phase} /> : null}
        </>
      }
      bar={
        <ExamBar
          canGoOn={state.phase === 'answering'}
          isLast={state.index === state.questions.length - 1}
          isTrial={isTrial}
          onNext={() => run.send({ type: 'next', question: number })}
          onFinish={onFinish}
        />
      }
    >
      {children}
    </PlayerLayout>
  );
}
