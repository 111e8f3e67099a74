import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from '../../chaos/check.ts';
import { SourceClient } from '../../test/source-client.ts';
import { readTotals } from './measured.ts';
import { FEW, HOLD_MS, MANY, type Scene, SERVICES, sharing } from './scene.ts';

const SCALED = [...SERVICES, 'gateway'] as const;
/** Of all calls, that each of three replicas answers. */
const MIN_SHARE = 0.05;
const GUESSES = 30;
const GUESSES_ALLOWED = 10;

/** One deployable after the other. */
export async function scaleOut({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
  traffic.begin('1 → 3');
  const checks: Check[] = [];
  for (const name of SCALED) {
    await steps.step(`${name}: ${FEW} → ${MANY}`, () => stack.scale(name, MANY));
    if (name === 'gateway') continue;
    checks.push(await sharing(kafka, name, MANY, `each of ${MANY} replicas of ${name} reads partitions`));
  }
  return checks;
}

/** What each replica does once pages have come again. */
export async function checkShares({ stack, traffic, pages }: Scene): Promise<readonly Check[]> {
  traffic.begin('three of each');
  for (const page of pages) page.comeAgain();
  const read = (metric: string) =>
    Promise.all(SCALED.map((name) => readTotals(stack.probeUrls[name] ?? [], metric)));
  const [calls, events] = ['http_request_duration_seconds_count', 'event_age_seconds_count'] as const;
  const [callsBefore, eventsBefore] = await Promise.all([read(calls), read(events)]);
  await pause(HOLD_MS);
  const [callsAfter, eventsAfter] = await Promise.all([read(calls), read(events)]);
  const more = (after: readonly (readonly number[])[], before: typeof after, of: number) =>
    (after[of] ?? []).map((total, replica) => total - (before[of]?.[replica] ?? 0));
  const streams = await readTotals(stack.probeUrls['svc-identity'] ?? [], 'event_streams_open');
  return [
    ...SCALED.map((name, index): Check => {
      const answered = more(callsAfter, callsBefore, index);
      const applied = more(eventsAfter, eventsBefore, index);
      return {
        what: `each of ${MANY} replicas of ${name} answers calls`,
        holds: Math.min(...answered) > 0 && Math.min(...answered) >= MIN_SHARE * total(answered),
        detail: `${answered.join(', ')} in ${HOLD_MS / 1000} s${name === 'gateway' ? '' : `, and applies events: ${applied.join(', ')}`}`,
      };
    }),
    {
      what: 'event streams of pages that came again, by replica of svc-identity',
      holds: total(streams) === pages.length && Math.max(...streams) < pages.length,
      detail: streams.join(', '),
    },
  ];
}

/** Whether as many guesses of a password are looked at, however many replicas there are. */
export async function checkGuesses({ stack }: Scene, replicas: number): Promise<Check> {
  const read = () =>
    readTotals(
      (stack.probeUrls['svc-identity'] ?? []).slice(0, replicas),
      'http_request_duration_seconds_count',
      'route="/api/v1/auth/login"',
    );
  const before = await read();
  const { refused, tooMany, others } = await guessPassword(stack.gatewayUrl, GUESSES);
  const shares = (await read()).map((total, replica) => total - (before[replica] ?? 0));
  return {
    what: `${GUESSES_ALLOWED} of ${GUESSES} guesses of a password are looked at by ${replicas} of svc-identity`,
    holds:
      refused === GUESSES_ALLOWED &&
      tooMany === GUESSES - GUESSES_ALLOWED &&
      others.length === 0 &&
      shares.every((share) => share > 0),
    detail: `${refused}, refused unseen ${tooMany}${others.length > 0 ? `, others ${others}` : ''}; by replica ${shares.join(', ')}`,
  };
}

/** One deployable after the other, from the outside in. */
export async function scaleIn({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
  traffic.begin('3 → 1');
  const checks: Check[] = [];
  for (const name of SCALED.toReversed()) {
    await steps.step(`${name}: ${MANY} → ${FEW}`, () => stack.scale(name, FEW));
    if (name === 'gateway') continue;
    checks.push(await sharing(kafka, name, FEW, `the replica of ${name} that is left reads all partitions`));
  }
  traffic.begin('one of each again');
  return checks;
}

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/** How guesses of one account's password were answered. */
interface Guesses {
  readonly refused: number;
  /** Not even looked at: there were too many. */
  readonly tooMany: number;
  readonly others: readonly number[];
}

/** Guesses the password of an account that nobody else tries, many times at once. */
async function guessPassword(gatewayUrl: string, times: number): Promise<Guesses> {
  const client = new SourceClient(gatewayUrl);
  await client.fetchCsrfToken();
  const email = `nikt-${randomUUID()}@example.test`;
  const guesses = Array.from({ length: times }, (_, each) =>
    client.call('POST', 'v1/auth/login', { email, password: `zgaduje-${each}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  return {
    refused: statuses.filter((status) => status === 401).length,
    tooMany: statuses.filter((status) => status === 429).length,
    others: statuses.filter((status) => status !== 401 && status !== 429),
  };
}
