/** Shares a pending result among concurrent callers, so that a server that hangs is not queried repeatedly. */
export function singleFlight<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
