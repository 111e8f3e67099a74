/** A timeout; the operation may still complete. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** Waits for `work`, `limitMs` milliseconds at most. @throws TooLate after that; what `work` does then is ignored */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate(`no answer within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
