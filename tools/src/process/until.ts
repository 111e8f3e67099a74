import { setTimeout as pause } from 'node:timers/promises';

export interface UntilOptions {
  timeoutMs: number;
  intervalMs?: number;
  /** Asked between attempts: a message ends the wait at once. */
  hopeless?: () => string | null;
}

/** Repeats `attempt` until it no longer throws and returns its value; throws the last failure when the time is over. */
export async function until<T>(what: string, attempt: () => Promise<T>, options: UntilOptions): Promise<T> {
  const deadline = performance.now() + options.timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const reason = options.hopeless?.();
      if (reason) throw new Error(`${what}: ${reason}`, { cause: error });
      if (performance.now() > deadline) {
        throw new Error(`${what}: not ready after ${options.timeoutMs} ms`, { cause: error });
      }
    }
    await pause(options.intervalMs ?? 100);
  }
}
