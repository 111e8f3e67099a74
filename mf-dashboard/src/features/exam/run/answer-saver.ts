import type { Answer } from '@zielona-fala/contracts';
import { failureOf, isRefused } from '../../../shared/failure.ts';
import { createPatience } from './patience.ts';

export interface AnswerSaver {
  /** Sends an answer as soon as it can; the latest of a question wins. */
  save(question: number, answer: Answer): void;
  /** True while an answer has failed to reach the server. */
  isLate(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface AnswerSaverOptions {
  readonly put: (question: number, answer: Answer) => Promise<unknown>;
  /** The server says that the exam is over. */
  readonly onFinished: () => void;
}

/** Saves answers one after the other, in their order, for as long as it takes. What is refused goes with the check. */
export function createAnswerSaver({ put, onFinished }: AnswerSaverOptions): AnswerSaver {
  const waiting = new Map<number, Answer>();
  const listeners = new Set<() => void>();
  const patience = createPatience();
  let working = false;
  let late = false;

  const setLate = (value: boolean) => {
    if (late === value) return;
    late = value;
    for (const listener of listeners) listener();
  };

  const settle = (question: number, answer: Answer) => {
    if (waiting.get(question) === answer) waiting.delete(question);
  };

  const send = async (question: number, answer: Answer) => {
    try {
      await put(question, answer);
      settle(question, answer);
      patience.succeeded();
      setLate(false);
    } catch (error) {
      if (isRefused(error)) {
        settle(question, answer);
        if (failureOf(error)?.code === 'test-finished') onFinished();
        return;
      }
      setLate(true);
      await patience.afterFailure();
    }
  };

  const work = async () => {
    working = true;
    for (let next = first(waiting); next; next = first(waiting)) await send(...next);
    working = false;
  };

  return {
    save(question, answer) {
      waiting.set(question, answer);
      if (!working) void work();
    },
    isLate: () => late,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const first = <Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined => map.entries().next().value;
