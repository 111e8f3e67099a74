import { RateLimiterMemory } from 'rate-limiter-flexible';

type LimiterOptions = ConstructorParameters<typeof RateLimiterMemory>[0];

/** Counts in this process what Redis does not count, and calls `onCount` each time: the library keeps the error to itself. */
export class CountedAlone extends RateLimiterMemory {
  readonly #onCount: () => void;

  constructor(options: LimiterOptions, onCount: () => void) {
    super(options);
    this.#onCount = onCount;
  }

  override consume(
    ...args: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.#onCount();
    return super.consume(...args);
  }

  override penalty(
    ...args: Parameters<RateLimiterMemory['penalty']>
  ): ReturnType<RateLimiterMemory['penalty']> {
    this.#onCount();
    return super.penalty(...args);
  }
}
