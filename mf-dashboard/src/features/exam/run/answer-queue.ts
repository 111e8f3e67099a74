import type { Answer } from '@zielona-fala/contracts';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { failureOf, retry } from '@zielona-fala/web-kit/session';
import { isTemporary } from '../../../shared/is-temporary.ts';

/** Answers that have failed to reach the server and are tried again. */
export interface Unsaved {
  readonly count: number;
  /** The server cannot be reached at all; otherwise it answers that it cannot save now. */
  readonly isOffline: boolean;
}

export interface AnswerQueue {
  /** Takes an answer to be sent; the latest of a question wins. */
  add(question: number, answer: Answer): void;
  /** Null while nothing has failed. The same object until it changes. */
  getUnsaved(): Unsaved | null;
  subscribe(listener: () => void): () => void;
}

export interface AnswerQueueOptions {
  readonly send: (question: number, answer: Answer) => Promise<unknown>;
  /** The server says that the exam is over. */
  readonly onFinished: () => void;
  /** Aborts when the learner signs out: the queue is emptied and nothing more is sent. */
  readonly signal: AbortSignal;
}

/**
 * Sends answers one after the other, in their order, for as long as it takes. What the server refuses is dropped
 * here: all answers go once more when the exam ends.
 */
export function createAnswerQueue({ send, onFinished, signal }: AnswerQueueOptions): AnswerQueue {
  const waiting = new Map<number, Answer>();
  const unsaved = createObservable<Unsaved | null>(null);
  let isSending = false;

  const setUnsaved = (next: Unsaved | null) => {
    const last = unsaved.get();
    if (last?.count !== next?.count || last?.isOffline !== next?.isOffline) unsaved.set(next);
  };

  const onRetry = (error: unknown) =>
    setUnsaved({ count: waiting.size, isOffline: failureOf(error)?.type === 'network' });

  const deliver = async (question: number) => {
    let sent = waiting.get(question);
    const attempt = async () => {
      sent = waiting.get(question);
      if (sent !== undefined) await send(question, sent);
    };
    try {
      await retry(attempt, { signal, shouldRetry: isTemporary, onRetry });
    } catch (error) {
      if (signal.aborted) return;
      if (failureOrThrow(error).code === 'test-finished') onFinished();
    }
    setUnsaved(null);
    if (waiting.get(question) === sent) waiting.delete(question);
  };

  const drain = async () => {
    isSending = true;
    try {
      for (let next = firstKey(waiting); next !== undefined; next = firstKey(waiting)) await deliver(next);
    } finally {
      isSending = false;
    }
  };

  signal.addEventListener('abort', () => {
    waiting.clear();
    setUnsaved(null);
  });

  return {
    add(question, answer) {
      if (signal.aborted) return;
      waiting.set(question, answer);
      const failed = unsaved.get();
      if (failed) setUnsaved({ ...failed, count: waiting.size });
      if (!isSending) void drain();
    },
    getUnsaved: unsaved.get,
    subscribe: unsaved.subscribe,
  };
}

const firstKey = <Key>(map: ReadonlyMap<Key, unknown>): Key | undefined => map.keys().next().value;
