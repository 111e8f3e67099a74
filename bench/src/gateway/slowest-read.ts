import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Learner } from '../learner.ts';
import { pace } from '../measure/pace.ts';
import type { Gateway } from './processes.ts';

const LEG_MS = 5000;
/** Fewer in all than one session may make in a minute. */
const READS = { perSecond: 100, most: 100 };

/** Milliseconds within which 99 of 100 reads of a learner are answered. @throws Error when one is not */
export async function slowestRead(
  gateway: Gateway,
  { accessToken }: Learner,
  path = '/api/v1/users/user',
): Promise<number> {
  const pool = new Pool(gateway.url);
  const headers = { 'x-access-token': accessToken, ...gateway.signedInBrowser() };
  const times: number[] = [];
  let unanswered = 0;
  const running = pace(async () => {
    const start = performance.now();
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
    await body.dump();
    times.push(performance.now() - start);
    if (statusCode !== 200) unanswered += 1;
  }, READS);
  await pause(LEG_MS);
  await running.stop();
  await pool.close();
  if (unanswered > 0) throw new Error(`${unanswered} reads were not answered`);
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
