import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Figure } from '../figure.ts';
import type { Learner } from '../learner.ts';
import { medianOf } from '../measure/median.ts';
import type { Gateway } from './processes.ts';
import { type SignIns, signIns, timeToTurn } from './sign-ins.ts';

const MOST_RATIO = 3;
const PAIRS = 5;
const LEG_SECONDS = 5;
const READS_PER_SECOND = 100;
const READERS = 10;
/** Several times as many as passwords can be hashed in that time. */
const GUESSES_PER_SECOND = 300;
const GUESSERS = 300;

/** P8: how much longer the slowest reads take while passwords are tried without end, from ever new addresses. */
export async function floodFigure(gateway: Gateway, learner: Learner): Promise<Figure> {
  const reads = () => slowestRead(gateway, learner);
  await reads();
  const guess = () => ({ email: `${randomUUID()}@example.test`, password: randomUUID() });
  const pairs: { idle: number; flooded: number; flood: SignIns }[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const idle = await reads();
    const load = { connections: GUESSERS, rate: GUESSES_PER_SECOND };
    const flood = signIns(gateway, guess, load);
    const flooded = await reads();
    pairs.push({ idle, flooded, flood: await flood.stop() });
    await timeToTurn(gateway, guess());
  }
  const value = medianOf(pairs.map(({ idle, flooded }) => flooded / idle));
  const faults = pairs.reduce((sum, { flood }) => sum + flood.faults, 0);
  const name = 'P8 p99 of reads during a login flood ÷ idle';
  const told = pairs.map(
    ({ idle, flooded, flood }) =>
      `${flooded}/${idle} ms beside ${Math.round(flood.wrongPassword / flood.seconds)} guesses hashed and ${Math.round(flood.refused / flood.seconds)} refused a second`,
  );
  process.stdout.write(`${name}: ${value.toFixed(2)}, ${faults} faults\n  ${told.join('\n  ')}\n`);
  return {
    name,
    value,
    goal: `<= ${MOST_RATIO}, no faults`,
    holds: value <= MOST_RATIO && faults === 0,
    details: pairs,
  };
}

/** Milliseconds within which 99 of 100 reads are answered. @throws Error when one is not */
async function slowestRead(gateway: Gateway, { accessToken }: Learner): Promise<number> {
  const result = await autocannon({
    url: `${gateway.url}/api/v1/users/user`,
    headers: { 'x-access-token': accessToken, ...gateway.signedInBrowser() },
    connections: READERS,
    overallRate: READS_PER_SECOND,
    duration: LEG_SECONDS,
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} reads were not answered`);
  return result.latency.p99;
}
