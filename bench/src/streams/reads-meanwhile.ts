import { Pool } from 'undici';
import type { Gateway } from '../gateway/processes.ts';
import type { Learner } from '../learner.ts';
import { pace } from '../measure/pace.ts';

const READS = { perSecond: 50, most: 200 };

export interface ReadsSeen {
  readonly answered: number;
  readonly refused: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
}

/** Reads of a learner while something else happens, until it is told to stop. */
export function readsMeanwhile(gateway: Gateway, { accessToken }: Learner): { stop(): Promise<ReadsSeen> } {
  const pool = new Pool(gateway.url);
  const headers = { 'x-access-token': accessToken, ...gateway.signedInBrowser() };
  const times: number[] = [];
  let refused = 0;
  const running = pace(async () => {
    const start = performance.now();
    const { statusCode, body } = await pool.request({ path: '/api/v1/users/user', method: 'GET', headers });
    await body.dump();
    if (statusCode === 200) times.push(performance.now() - start);
    else refused += 1;
  }, READS);
  return {
    async stop() {
      await running.stop();
      await pool.close();
      const sorted = times.sort((one, other) => one - other);
      return {
        answered: times.length,
        refused,
        p99: sorted[Math.floor(times.length * 0.99)] ?? Number.NaN,
      };
    },
  };
}
