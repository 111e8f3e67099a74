/** Rejects after so many milliseconds: for a race with what may never settle. */
export function timeLimit(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
}
