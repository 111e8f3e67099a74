/** Concurrent callers share one run of the work and its outcome. */
export function singleFlight<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
