import type { QuestionDto, QuestionLanguage } from '@zielona-fala/contracts';
import { type ReactNode, useState } from 'react';
import { type SwipeEventData, useSwipeable } from 'react-swipeable';
import { answerOfKey } from '../../../shared/player/answer-keys.ts';
import { PlayerLayout } from '../../../shared/player/PlayerLayout.tsx';
import { TextSizeButton } from '../../../shared/player/TextSizeButton.tsx';
import { usePlayerKeys } from '../../../shared/player/use-player-keys.ts';
import { QuestionText } from '../../../shared/question/QuestionText.tsx';
import { areShortcutsOn } from '../../../shared/shortcuts.ts';
import { type Answered, lightsOf } from '../domain/practice.ts';
import type { RunningPractice } from '../use-practice.ts';
import { LearningBar } from './LearningBar.tsx';
import { LearningHeader, type LearningHeaderProps } from './LearningHeader.tsx';
import { QuestionMedia } from './QuestionMedia.tsx';
import { Response } from './Response.tsx';

export interface PracticePlayerProps {
  readonly run: Pick<RunningPractice, 'practice' | 'sent' | 'answer' | 'move'>;
  readonly kind: LearningHeaderProps['kind'];
  /** What the questions are shown in. */
  readonly lang: QuestionLanguage;
  readonly isEnding: boolean;
  /** Something else has the keys, e.g. a dialog. */
  readonly isPaused: boolean;
  /** Content below the verdict: explanation and actions. */
  readonly explain: (question: QuestionDto, given: Answered) => ReactNode;
  readonly onPause: () => void;
  /** From the last question on. */
  readonly onOver: () => void;
  readonly children?: ReactNode;
}

/** Questions without a clock, each with its verdict as soon as it is answered. */
export function PracticePlayer(props: PracticePlayerProps) {
  const { run, kind, lang, isEnding, isPaused, explain, onPause, onOver, children } = props;
  const { practice, sent, answer, move } = run;
  const [shortcuts] = useState(areShortcutsOn);
  const { questions, index, answered } = practice;
  const asked = questions[index];
  const isLast = index === questions.length - 1;

  const goOn = () => (isLast ? onOver() : move(1));
  usePlayerKeys(shortcuts && !isPaused, (key, control) => {
    const chosen = answerOfKey(key, asked?.withoutAnswers === true);
    if (chosen) answer(chosen);
    else if (isOfMedia(control)) return false;
    else if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Enter' && control === null) goOn();
    else return false;
    return true;
  });
  const leaf =
    (by: 1 | -1) =>
    ({ event }: SwipeEventData) => {
      if (!isOfMedia(event.target)) move(by);
    };
  const swipes = useSwipeable({ onSwipedLeft: leaf(1), onSwipedRight: leaf(-1) });

  if (!asked) return null;
  const given = answered[asked.questionNumber] ?? null;
  const onItsWay = sent[asked.questionNumber] ?? null;
  return (
    <PlayerLayout
      question={asked.questionNumber}
      handlers={swipes}
      header={
        <LearningHeader
          kind={kind}
          number={index + 1}
          total={questions.length}
          lights={lightsOf(practice)}
          onPause={onPause}
        />
      }
      ask={
        <>
          <QuestionMedia question={asked} isAnswered={given !== null} />
          <QuestionText
            question={asked}
            lang={lang}
            moment={given ? 'answered' : 'open'}
            aside={<TextSizeButton />}
          />
        </>
      }
      act={
        <Response
          key={asked.questionNumber}
          question={asked}
          given={given}
          sent={onItsWay}
          explanation={given && explain(asked, given)}
          onAnswer={answer}
        />
      }
      bar={
        <LearningBar
          isFirst={index === 0}
          isAnswered={given !== null || onItsWay !== null}
          isLast={isLast}
          isEnding={isEnding}
          onBack={() => move(-1)}
          onNext={goOn}
        />
      }
    >
      {children}
    </PlayerLayout>
  );
}

/** An enlarged picture is moved about in, a film wound on: neither leafs. */
const isOfMedia = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, video') !== null;
