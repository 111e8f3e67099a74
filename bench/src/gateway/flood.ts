import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import type { Figure } from '../figure.ts';
import type { Learner } from '../learner.ts';
import { medianOf } from '../measure/median.ts';
import { pace } from '../measure/pace.ts';
import type { Gateway } from './processes.ts';
import { isRefusal, type NextGuest, timeToTurn } from './sign-ins.ts';
import { slowestRead } from './slowest-read.ts';

const MAX_RATIO = 3;
const PAIRS = 5;
/** Several times as many as passwords can be hashed in that time. */
const GUESSES = { perSecond: 300, most: 300 };

interface Flood {
  /** Of guesses per second. */
  readonly hashed: number;
  readonly refused: number;
  /** Answers that are neither. */
  readonly faults: number;
}

/** P8: how much longer the slowest reads take while passwords are tried without end, from ever new addresses. */
export async function floodFigure(gateway: Gateway, learner: Learner): Promise<Figure> {
  const reads = () => slowestRead(gateway, learner);
  const guess = () => ({ email: `${randomUUID()}@example.test`, password: randomUUID() });
  const pair = async () => {
    const idle = await reads();
    const flood = startFlood(gateway, guess);
    const flooded = await reads();
    const met = await flood.stop();
    await timeToTurn(gateway, guess());
    return { idle, flooded, flood: met };
  };
  // code that has never run is slower than ever after
  await pair();
  const pairs: Awaited<ReturnType<typeof pair>>[] = [];
  for (let index = 0; index < PAIRS; index += 1) pairs.push(await pair());
  const value = medianOf(pairs.map(({ idle, flooded }) => flooded / idle));
  const faults = pairs.reduce((sum, { flood }) => sum + flood.faults, 0);
  const name = 'P8 p99 of reads during a login flood ÷ idle';
  const told = pairs.map(
    ({ idle, flooded, flood }) =>
      `${flooded.toFixed(1)}/${idle.toFixed(1)} ms beside ${Math.round(flood.hashed)} guesses hashed and ${Math.round(flood.refused)} refused a second`,
  );
  process.stdout.write(`${name}: ${value.toFixed(2)}, ${faults} faults\n  ${told.join('\n  ')}\n`);
  return {
    name,
    value,
    goal: `<= ${MAX_RATIO}, no faults`,
    holds: value <= MAX_RATIO && faults === 0,
    details: pairs,
  };
}

/** Tries to sign in, from ever new browsers and addresses, until it is told to stop. */
function startFlood(gateway: Gateway, next: NextGuest): { stop(): Promise<Flood> } {
  const pool = new Pool(gateway.url);
  let [hashed, refused, faults] = [0, 0, 0];
  let isOver = false;
  const start = performance.now();
  const running = pace(async () => {
    try {
      const { statusCode, headers, body } = await pool.request({
        path: '/api/v1/auth/login',
        method: 'POST',
        headers: { 'content-type': 'application/json', ...gateway.newBrowser() },
        body: JSON.stringify(next()),
      });
      await body.dump();
      if (statusCode === 401) hashed += 1;
      else if (isRefusal(statusCode, Object.keys(headers))) refused += 1;
      else faults += 1;
    } catch (error) {
      // who floods leaves without waiting for an answer
      if (!isOver) throw error;
    }
  }, GUESSES);
  return {
    async stop() {
      const seconds = (performance.now() - start) / 1000;
      isOver = true;
      await pool.destroy();
      await running.stop();
      return { hashed: hashed / seconds, refused: refused / seconds, faults };
    },
  };
}
