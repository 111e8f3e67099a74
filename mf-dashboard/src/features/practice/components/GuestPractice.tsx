import {
  type Answer,
  type CategoryName,
  DEFAULT_LOCALE,
  type PackDto,
  type QuestionDto,
} from '@zielona-fala/contracts';
import { guestAnswers } from '@zielona-fala/web-kit/guest';
import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { OriginalWords, PolishOriginal } from '../../../shared/question/PolishOriginal.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { type GuestRound, useGetGuestPackQuery } from '../api/get-guest-pack.ts';
import { type Answered, advance, openCount, openPractice } from '../domain/practice.ts';
import type { RunningPractice } from '../use-practice.ts';
import { GuestResult } from './GuestResult.tsx';
import { PracticePlayer } from './PracticePlayer.tsx';

export interface GuestPracticeProps {
  readonly pack: PackDto;
  readonly round: GuestRound;
  /** Absent where there are no more. */
  readonly onMore: (() => void) | undefined;
}

/** Questions of the plan for guests, in the player of the learning modes. */
export function GuestPractice({ pack, round, onMore }: GuestPracticeProps) {
  const run = useGuestPractice(pack, round.cat);
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

function WithoutFrame({ children }: { readonly children: ReactNode }) {
  const { navigation } = usePortal();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  return children;
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

/** Runs a visitor's questions: judged here, kept in the browser. What was answered before stays answered. */
function useGuestPractice(
  { issue, questions }: PackDto,
  categoryName: CategoryName,
): Omit<RunningPractice, 'isOver'> {
  const [practice, send] = useReducer(
    advance,
    { questions, answers: guestAnswers.of(categoryName) },
    openPractice,
  );
  return {
    practice,
    sent: null,
    answer(own: Answer) {
      const number = practice.questions[practice.index]?.questionNumber;
      const question = questions.find(({ questionNumber }) => questionNumber === number);
      if (!question || practice.answered[question.questionNumber] !== undefined) return;
      const { questionNumber, correctAnswer, explanation, legalBasis } = question;
      guestAnswers.add({
        categoryName,
        issue,
        questionNumber,
        answer: own,
        answeredAt: new Date().toISOString(),
      });
      const answer = { own, isRight: own === correctAnswer, correctAnswer, explanation, legalBasis };
      send({ type: 'answered', number: questionNumber, answer });
    },
    move: (by) => send({ type: 'move', by }),
  };
}
