import type { Answer, QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { requestTo } from '@zielona-fala/contracts/portal';
import { failureOf, retry } from '@zielona-fala/web-kit/session';
import { useEffect, useReducer, useRef, useState } from 'react';
import { api, asks } from '../../shared/api/api.ts';
import { isTemporary } from '../../shared/is-temporary.ts';
import { advance, answeredBy, openPractice, type Practice } from './domain/practice.ts';

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
  readonly number: number;
  readonly answer: Answer;
  /** The server could not be reached yet; it is tried again. */
  readonly isWaiting: boolean;
}

export interface RunningPractice {
  readonly practice: Practice;
  readonly sent: SentAnswer | null;
  /** The server takes no more answers: the test was ended or deleted elsewhere. */
  readonly isOver: boolean;
  /** Answers the question that is shown, if it has no answer. */
  answer(answer: Answer): void;
  move(by: 1 | -1): void;
}

/**
 * Runs a learning test: an answer is sent until the server has told whether it is right.
 * @param lang what its questions are shown in
 */
export function usePractice(test: TestDto, lang: QuestionLanguage): RunningPractice {
  const [practice, send] = useReducer(advance, test, openPractice);
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const [isOver, setOver] = useState(false);
  const [answerQuestion] = useAnswerQuestionMutation();
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const deliver = async (number: number, answer: Answer, signal: AbortSignal): Promise<void> => {
    const given = { testId: test.testId, number, answer, lang };
    try {
      const verdict = await retry(() => answerQuestion(given).unwrap(), {
        signal,
        shouldRetry: isTemporary,
        onRetry: () => setSent({ number, answer, isWaiting: true }),
      });
      send({ type: 'answered', number, answer: answeredBy(answer, verdict) });
    } catch (error) {
      if (signal.aborted) return;
      const status = failureOf(error)?.status;
      if (status === 409 || status === 404) setOver(true);
      else throw error;
    } finally {
      if (!signal.aborted) setSent(null);
    }
  };

  return {
    practice,
    sent,
    isOver,
    answer(answer) {
      const number = practice.questions[practice.index]?.questionNumber;
      const signal = leaving.current?.signal;
      if (sent || !signal || number === undefined || practice.answered[number] !== undefined) return;
      setSent({ number, answer, isWaiting: false });
      void deliver(number, answer, signal);
    },
    move: (by) => send({ type: 'move', by }),
  };
}
