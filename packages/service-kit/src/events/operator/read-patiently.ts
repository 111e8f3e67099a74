import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '../../process/backoff.ts';
import { type GroupState, readGroupState } from '../inbox/group-state.ts';
import type { KafkaClient } from '../kafka/client.ts';

const PAUSES = { firstMs: 250, maxMs: 5000 };

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
  for (let failures = 1; ; failures += 1) {
    try {
      return await readGroupState(kafka, prefix, group);
    } catch (error) {
      if (!(error instanceof Error && kafka.isOwnError(error))) throw error;
      const pauseMs = backoffMs(failures, PAUSES);
      if (performance.now() + pauseMs > end) return error;
      await pause(pauseMs);
    }
  }
}
