import type { Answer, AnswersByNumber } from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { isAnswers } from '../../shared/is-answers.ts';

const NONE: AnswersByNumber = {};

const keyOf = (testId: number) => `waiting-answers:${testId}` as const;

/**
 * Answers of a learning test that the server has not acknowledged yet, in this browser until it has, the test ends or
 * the learner signs out.
 */
export const waitingAnswers = {
  read(testId: number): AnswersByNumber {
    try {
      const kept: unknown = JSON.parse(browserMemory.read(keyOf(testId)) ?? 'null');
      return isAnswers(kept) ? kept : NONE;
    } catch {
      // invalid, or of another version: these questions are asked again
      return NONE;
    }
  },
  add(testId: number, number: number, answer: Answer): void {
    write(testId, { ...waitingAnswers.read(testId), [number]: answer });
  },
  remove(testId: number, number: number): void {
    const { [number]: _sent, ...others } = waitingAnswers.read(testId);
    write(testId, others);
  },
  forget(testId: number): void {
    write(testId, NONE);
  },
};

function write(testId: number, answers: AnswersByNumber): void {
  const isEmpty = Object.keys(answers).length === 0;
  browserMemory.write(keyOf(testId), isEmpty ? null : JSON.stringify(answers));
}
