import type { Locale, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import { useState } from 'react';
import { useSwipeable } from 'react-swipeable';
import { answerOfKey } from '../../../shared/player/answer-keys.ts';
import { LettersButton } from '../../../shared/player/LettersButton.tsx';
import { PlayerLayout } from '../../../shared/player/PlayerLayout.tsx';
import { usePlayerKeys } from '../../../shared/player/use-player-keys.ts';
import { QuestionText } from '../../../shared/question/QuestionText.tsx';
import { areShortcutsOn } from '../../../shared/shortcuts.ts';
import { resultAddress } from '../../../shared/test-address.ts';
import { lightsOf, openCount } from '../domain/practice.ts';
import { useEnding } from '../use-ending.ts';
import { usePractice } from '../use-practice.ts';
import { LearningBar } from './LearningBar.tsx';
import { LearningHeader } from './LearningHeader.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { QuestionMedia } from './QuestionMedia.tsx';
import { Response } from './Response.tsx';

export interface PracticeProps {
  readonly test: TestDto;
  /** What the questions are shown in. */
  readonly lang: Locale;
}

/** A learning test: no clock, and after each answer what is right and why. */
export function Practice({ test, lang }: PracticeProps) {
  const { practice, sent, isOver, answer, move } = usePractice(test, lang);
  const ending = useEnding(test);
  const [isPausing, setPausing] = useState(false);
  const [shortcuts] = useState(areShortcutsOn);
  const { questions, index, answered } = practice;
  const asked = questions[index];
  const open = openCount(practice);
  const isLast = index === questions.length - 1;

  const goOn = () => {
    if (!isLast) move(1);
    else if (open === 0) void ending.end();
    else setPausing(true);
  };
  usePlayerKeys(shortcuts && !isPausing, (key, controlHasFocus) => {
    const chosen = answerOfKey(key, asked?.withoutAnswers === true);
    if (chosen) answer(chosen);
    else if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Enter' && !controlHasFocus) goOn();
    else return false;
    return true;
  });
  const swipes = useSwipeable({ onSwipedLeft: () => move(1), onSwipedRight: () => move(-1) });

  if (isOver || ending.isOver) return <Navigate to={resultAddress(test.testId)} replace />;
  if (!asked) return null;
  const given = answered[asked.questionNumber] ?? null;
  return (
    <PlayerLayout
      question={asked.questionNumber}
      handlers={swipes}
      header={
        <LearningHeader
          mode={test.mode}
          number={index + 1}
          total={questions.length}
          lights={lightsOf(practice)}
          onPause={() => setPausing(true)}
        />
      }
      ask={
        <>
          <QuestionMedia question={asked} />
          <QuestionText
            question={asked}
            lang={lang}
            moment={given ? 'answered' : 'open'}
            aside={<LettersButton />}
          />
        </>
      }
      act={
        <Response
          key={asked.questionNumber}
          test={test}
          question={asked}
          given={given}
          sent={sent?.number === asked.questionNumber ? sent : null}
          onAnswer={answer}
        />
      }
      bar={
        <LearningBar
          isFirst={index === 0}
          isAnswered={given !== null}
          isLast={isLast}
          isEnding={ending.isEnding}
          onBack={() => move(-1)}
          onNext={goOn}
        />
      }
    >
      <PauseDialog
        isOpen={isPausing}
        open={open}
        isEnding={ending.isEnding}
        onStay={() => setPausing(false)}
        onEnd={() => void ending.end()}
      />
    </PlayerLayout>
  );
}
