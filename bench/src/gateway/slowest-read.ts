import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../learner.ts';
import { pacedReads } from './paced-reads.ts';
import type { Gateway } from './processes.ts';

const LEG_MS = 5000;
/** Fewer in all than one session may make in a minute. */
const READS = { perSecond: 100, most: 100 };

/** Milliseconds within which 99 of 100 reads of a learner are answered. @throws Error when one is not */
export async function slowestRead(
  gateway: Gateway,
  learner: Learner,
  path = '/api/v1/users/user',
): Promise<number> {
  const reads = pacedReads(gateway, learner, path, READS);
  await pause(LEG_MS);
  const { p99, refused } = await reads.stop();
  if (refused > 0) throw new Error(`${refused} reads were not answered`);
  return p99;
}
