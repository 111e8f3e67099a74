import { setTimeout as pause } from 'node:timers/promises';
import { type GroupState, readGroupState } from '../inbox/group-state.ts';
import type { KafkaClient } from '../kafka/client.ts';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

/**
 * Reads how far a group is, again after a backoff while Kafka is unavailable or its coordinator moves: each time anew, for
 * who coordinated the group does not answer for it any more.
 * @returns the last error when the time is over
 */
export async function readPatiently(
  kafka: KafkaClient,
  { prefix, group, patienceMs }: { prefix: string; group: string; patienceMs: number },
): Promise<GroupState | Error> {
  const end = performance.now() + patienceMs;
  for (let backoff = FIRST_PAUSE_MS; ; backoff = Math.min(backoff * 2, MAX_PAUSE_MS)) {
    try {
      return await readGroupState(kafka, prefix, group);
    } catch (error) {
      if (!(error instanceof Error && kafka.isOwnError(error))) throw error;
      if (performance.now() + backoff > end) return error;
      await pause(backoff);
    }
  }
}
