import kafkajs from 'kafkajs';
import { isTransient } from '../mongo/transaction.ts';

/** What a server last did to attempts at some work. */
export interface Outage {
  /** Makes an attempt, and remembers it if a server refused it or did not answer. What it throws rises. */
  during<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** @throws what the last attempt threw because of a server, for a minute after that */
  throwIfRecent(): void;
}

const RECENT_MS = 60_000;

/** Tells work that is tried in vain, because a server takes no part of it, from work that stands still. */
export function createOutage(): Outage {
  let last: { readonly error: unknown; readonly at: number } | null = null;
  return {
    async during(attempt) {
      try {
        const result = await attempt();
        last = null;
        return result;
      } catch (error) {
        const isServers = isTransient(error) || error instanceof kafkajs.KafkaJSError;
        last = isServers ? { error, at: performance.now() } : null;
        throw error;
      }
    },
    throwIfRecent() {
      if (last !== null && performance.now() - last.at < RECENT_MS) throw last.error;
    },
  };
}
