import { EXAM } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Tag } from '@zielona-fala/web-kit/ui';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RehearsalProps } from '../../../shared/offline/rehearsal.ts';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import type { Progress } from '../domain/open.ts';
import type { LocalExamProps } from './LocalExam.tsx';
import { RehearsalResult } from './RehearsalResult.tsx';

export interface PlayedRehearsalProps extends RehearsalProps {
  /** What plays it: `LocalExam`. */
  readonly player: ComponentType<LocalExamProps>;
}

/** An exam with its times, without the server: judged here, and no exam of the account. */
export function Rehearsal(props: PlayedRehearsalProps) {
  const { player: Player, questions, lang, begun, progress, onOver } = props;
  const { navigation } = usePortal();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  useLayoutEffect(() => navigation.holdUpdates(), [navigation]);
  const [remember] = useState(() => following(props));
  return (
    <Player
      questions={questions}
      lang={lang}
      deadline={begun + EXAM.durationSeconds * 1000}
      progress={progress}
      tag={<RehearsalTag />}
      remember={remember}
      over={(answers) => <RehearsalResult questions={questions} answers={answers} onOver={onOver} />}
    />
  );
}

function RehearsalTag() {
  return (
    <span className={css.kind}>
      <Tag tone="info">
        <FormattedMessage
          id="dashboard.rehearsal.tag"
          defaultMessage="Próba"
          description="Small sign beside the clock of a rehearsal exam: it does not count as one; keep it very short"
        />
      </Tag>
    </span>
  );
}

/** Tells each step, and before it each answer once its question is left for good. */
function following({
  questions,
  told,
  onAnswer,
  onStep,
}: Pick<RehearsalProps, 'questions' | 'told' | 'onAnswer' | 'onStep'>): (progress: Progress) => void {
  const known = new Set(told);
  return (progress) => {
    const { index, answers, ending } = progress;
    for (const { questionNumber } of ending ? questions : questions.slice(0, index)) {
      const answer = answers[questionNumber];
      if (answer === undefined || known.has(questionNumber)) continue;
      known.add(questionNumber);
      onAnswer(questionNumber, answer);
    }
    onStep(progress);
  };
}
