import { isTransient } from '../process/transient.ts';

/** Whether recent attempts at some work failed because of a server. */
export interface Outage {
  /** Makes an attempt and records whether a server rejected it or did not respond. Errors are rethrown. */
  during<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** @throws the last error caused by a server, if it is less than a minute old */
  throwIfRecent(): void;
}

const RECENT_MS = 60_000;

/**
 * Distinguishes work that fails because a server is unavailable from work that is stuck.
 * @param isOfServer recognizes errors of servers other than MongoDB
 */
export function createOutage(isOfServer: (error: unknown) => boolean = () => false): Outage {
  let last: { readonly error: unknown; readonly at: number } | null = null;
  return {
    async during(attempt) {
      try {
        const result = await attempt();
        last = null;
        return result;
      } catch (error) {
        const isServers = isTransient(error) || isOfServer(error);
        last = isServers ? { error, at: performance.now() } : null;
        throw error;
      }
    },
    throwIfRecent() {
      if (last !== null && performance.now() - last.at < RECENT_MS) throw last.error;
    },
  };
}
