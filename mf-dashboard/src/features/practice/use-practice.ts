import type { Answer, QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { retry } from '@zielona-fala/web-kit/session';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { api, asks } from '../../shared/api/api.ts';
import { isTemporary } from '../../shared/is-temporary.ts';
import { advance, answeredBy, openTest, type Practice } from './domain/practice.ts';
import { waitingAnswers } from './waiting-answers.ts';

interface GivenAnswer {
  readonly testId: number;
  readonly number: number;
  readonly answer: Answer;
  /** What the verdict is told in. */
  readonly lang: QuestionLanguage;
}

/**
 * Answers a question of a learning test. The first answer is final: sent again, it brings the same verdict. Refused with
 * `test-finished` after the end.
 */
const { useAnswerQuestionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    answerQuestion: build.mutation(
      asks(({ testId, number, answer, lang }: GivenAnswer) =>
        requestTo(saveAnswer, { testId, questionNumber: number, query: { lang }, body: { answer } }),
      ),
    ),
  }),
});

/** An answer on its way to the server. */
export interface SentAnswer {
  readonly answer: Answer;
  /** The server could not be reached yet; it is tried again. */
  readonly isWaiting: boolean;
}

export interface RunningPractice {
  readonly practice: Practice;
  /** By question number. */
  readonly sent: Readonly<Record<string, SentAnswer>>;
  /** The server takes no more answers: the test was ended or deleted elsewhere. */
  readonly isOver: boolean;
  /** Answers the question that is shown, if it has no answer. */
  answer(answer: Answer): void;
  move(by: 1 | -1): void;
}

/**
 * Runs a learning test: each answer is sent until the server has told whether it is right, also one that was waiting
 * when the learner left.
 * @param lang what its questions are shown in
 */
export function usePractice(test: TestDto, lang: QuestionLanguage): RunningPractice {
  const { testId } = test;
  const [practice, send] = useReducer(advance, test, openTest);
  const [sent, setSent] = useState<RunningPractice['sent']>({});
  const [isOver, setOver] = useState(false);
  const [answerQuestion] = useAnswerQuestionMutation();
  const leaving = useRef<AbortController>(null);

  const isOpen = (number: number): boolean =>
    practice.answered[number] === undefined && sent[number] === undefined;

  const deliver = async (number: number, answer: Answer, signal: AbortSignal): Promise<void> => {
    const note = (isWaiting: boolean) =>
      setSent((before) => ({ ...before, [number]: { answer, isWaiting } }));
    const forget = () => {
      if (signal.aborted) return;
      setSent(({ [number]: _told, ...others }) => others);
      waitingAnswers.remove(testId, number);
    };
    note(false);
    waitingAnswers.add(testId, number, answer);
    try {
      const verdict = await retry(() => answerQuestion({ testId, number, answer, lang }).unwrap(), {
        signal,
        shouldRetry: isTemporary,
        onRetry: () => note(true),
      });
      send({ type: 'answered', number, answer: answeredBy(answer, verdict) });
      forget();
    } catch (error) {
      if (signal.aborted) return;
      // a defect of ours keeps the answer for the next visit
      const { status } = failureOrThrow(error);
      forget();
      if (status === 409 || status === 404) setOver(true);
      else throw error;
    }
  };

  const deliverWaiting = useEffectEvent((signal: AbortSignal) => {
    const waiting = waitingAnswers.read(testId);
    for (const { questionNumber } of practice.questions) {
      const answer = waiting[questionNumber];
      if (answer === undefined) continue;
      if (isOpen(questionNumber)) void deliver(questionNumber, answer, signal);
      else waitingAnswers.remove(testId, questionNumber);
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    deliverWaiting(controller.signal);
    return () => controller.abort();
  }, []);

  return {
    practice,
    sent,
    isOver,
    answer(answer) {
      const number = practice.questions[practice.index]?.questionNumber;
      const signal = leaving.current?.signal;
      if (signal && number !== undefined && isOpen(number)) void deliver(number, answer, signal);
    },
    move: (by) => send({ type: 'move', by }),
  };
}
