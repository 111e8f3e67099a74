import { EXAM } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { RehearsalProps } from '../../../shared/offline/rehearsal.ts';
import type { Progress } from '../domain/open.ts';
import type { LocalExamProps } from './LocalExam.tsx';
import { RehearsalResult } from './RehearsalResult.tsx';

export interface PlayedRehearsalProps extends RehearsalProps {
  /** What plays it: `LocalExam`. */
  readonly player: ComponentType<LocalExamProps>;
}

/** An exam with its times, without the server: judged here, and no exam of the account. */
export function Rehearsal({ player: Player, questions, lang, onAnswer, onOver }: PlayedRehearsalProps) {
  const { navigation } = usePortal();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  useLayoutEffect(() => navigation.holdUpdates(), [navigation]);
  const [remember] = useState(() => toldOnce(questions, onAnswer));
  return (
    <Player
      questions={questions}
      lang={lang}
      seconds={EXAM.durationSeconds}
      remember={remember}
      over={(answers) => <RehearsalResult questions={questions} answers={answers} onOver={onOver} />}
    />
  );
}

/** Tells each answer once its question is left for good. */
function toldOnce(
  questions: RehearsalProps['questions'],
  tell: RehearsalProps['onAnswer'],
): (progress: Progress) => void {
  const told = new Set<number>();
  return ({ index, ending, answers }) => {
    for (const { questionNumber } of ending ? questions : questions.slice(0, index)) {
      const answer = answers[questionNumber];
      if (answer === undefined || told.has(questionNumber)) continue;
      told.add(questionNumber);
      tell(questionNumber, answer);
    }
  };
}
