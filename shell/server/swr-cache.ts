import type { Log } from '@zielona-fala/service-kit/process';

/** A stale-while-revalidate cache of one response: refreshed in the background, and kept while refreshing fails. */
export interface SwrCache<Answer> {
  /** Null until the first successful response. */
  value(): Answer | null;
  /** Asks when the answer is old. */
  renew(): void;
  /** Until the first question has an answer or has failed. */
  firstAnswer(): Promise<void>;
  /** Until the question under way, if any, has an answer or has failed. */
  settled(): Promise<void>;
}

export interface SwrCacheOptions<Answer> {
  /** @throws Error if the request fails */
  readonly ask: () => Promise<Answer>;
  /** Milliseconds until a response is refreshed. */
  readonly freshMs: number;
  /** Milliseconds until the next attempt after a failure; default: `freshMs`. */
  readonly retryMs?: number;
  /** Logs once when refreshing fails, and once when it succeeds again. */
  readonly log: Log;
  /** Name and origin of the response, for the log. */
  readonly name: string;
}

export function createSwrCache<Answer>(options: SwrCacheOptions<Answer>): SwrCache<Answer> {
  const { ask, freshMs, retryMs = freshMs, log, name } = options;
  let answer: Answer | null = null;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  let isFailing = false;

  const askNow = async () => {
    try {
      answer = await ask();
      if (isFailing) log.info({ answer: name }, 'response available again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error, answer: name }, 'response not available');
      isFailing = true;
    } finally {
      askAgainAt = performance.now() + (isFailing ? retryMs : freshMs);
      asking = null;
    }
  };

  return {
    value: () => answer,
    renew() {
      if (!asking && performance.now() > askAgainAt) asking = askNow();
    },
    async firstAnswer() {
      if (answer === null && !isFailing) await asking;
    },
    async settled() {
      await asking;
    },
  };
}
