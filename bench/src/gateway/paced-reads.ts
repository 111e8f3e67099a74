import { Pool } from 'undici';
import type { Learner } from '../learner.ts';
import { pace } from '../measure/pace.ts';
import type { Gateway } from './processes.ts';

export interface ReadsSeen {
  readonly answered: number;
  readonly refused: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
}

/** Reads a path as a learner, evenly through each second, until it is told to stop. */
export function pacedReads(
  gateway: Gateway,
  { accessToken }: Learner,
  path: string,
  rate: Parameters<typeof pace>[1],
): { stop(): Promise<ReadsSeen> } {
  const pool = new Pool(gateway.url);
  const headers = { 'x-access-token': accessToken, ...gateway.signedInBrowser() };
  const times: number[] = [];
  let refused = 0;
  const running = pace(async () => {
    const start = performance.now();
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
    await body.dump();
    if (statusCode === 200) times.push(performance.now() - start);
    else refused += 1;
  }, rate);
  return {
    async stop() {
      await running.stop();
      await pool.close();
      const sorted = times.toSorted((one, other) => one - other);
      return { answered: times.length, refused, p99: sorted[Math.floor(times.length * 0.99)] ?? Number.NaN };
    },
  };
}
