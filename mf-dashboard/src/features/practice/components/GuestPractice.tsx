import { DEFAULT_LOCALE, type PackDto, type QuestionDto } from '@zielona-fala/contracts';
import { guestAnswers } from '@zielona-fala/web-kit/guest';
import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { useState } from 'react';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { OriginalWords, PolishOriginal } from '../../../shared/question/PolishOriginal.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { type GuestRound, useGetGuestPackQuery } from '../api/get-guest-pack.ts';
import { type Answered, openCount } from '../domain/practice.ts';
import { usePackPractice } from '../use-pack-practice.ts';
import { GuestResult } from './GuestResult.tsx';
import { PracticePlayer } from './PracticePlayer.tsx';
import { WithoutFrame } from './WithoutFrame.tsx';

export interface GuestPracticeProps {
  readonly pack: PackDto;
  readonly round: GuestRound;
  /** Absent where there are no more. */
  readonly onMore: (() => void) | undefined;
}

/** Questions of the plan for guests, in the player of the learning modes. */
export function GuestPractice({ pack, round, onMore }: GuestPracticeProps) {
  const run = usePackPractice({
    questions: pack.questions,
    answers: guestAnswers.of(round.cat),
    onAnswer: (questionNumber, answer) =>
      guestAnswers.add({
        categoryName: round.cat,
        issue: pack.issue,
        questionNumber,
        answer,
        answeredAt: new Date().toISOString(),
      }),
  });
  const [isOver, setOver] = useState(openCount(run.practice) === 0);
  const { navigation } = usePortal();
  const home = useHref()('home');

  if (isOver) {
    const back = openCount(run.practice) > 0 ? () => setOver(false) : undefined;
    return <GuestResult practice={run.practice} onMore={onMore} onBack={back} />;
  }
  return (
    <WithoutFrame>
      <PracticePlayer
        run={run}
        kind="first"
        lang={round.lang}
        isEnding={false}
        isPaused={false}
        explain={(question, given) => (
          <AnsweredGuestQuestion question={question} given={given} pack={round} />
        )}
        onPause={() => navigation.go(home)}
        onOver={() => setOver(true)}
      />
    </WithoutFrame>
  );
}

interface AnsweredGuestQuestionProps {
  readonly question: QuestionDto;
  readonly given: Answered;
  /** The pack that it came with. */
  readonly pack: GuestRound;
}

/** What comes after a visitor's answer: why it is right, and the Polish original of a translation. */
function AnsweredGuestQuestion({ question, given, pack }: AnsweredGuestQuestionProps) {
  const { questionNumber } = question;
  const lang = wordsOf(question)?.language;
  return (
    <>
      <Explanation solution={given} lang={lang} />
      {lang === DEFAULT_LOCALE ? null : (
        <PolishOriginal key={questionNumber}>
          <PackOriginal pack={pack} number={questionNumber} />
        </PolishOriginal>
      )}
    </>
  );
}

function PackOriginal({ pack, number }: { readonly pack: GuestRound; readonly number: number }) {
  const { data, error } = useGetGuestPackQuery({ ...pack, lang: DEFAULT_LOCALE });
  return <OriginalWords number={number} questions={data?.questions} error={error} />;
}
