import { setTimeout as pause } from 'node:timers/promises';
import { createKafka } from '@zielona-fala/service-kit/events';
import { createLog } from '@zielona-fala/service-kit/process';
import { study } from '../../chaos/chaos.ts';
import { type ChaosStack, startChaosStack } from '../../chaos/chaos-stack.ts';
import type { Check } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner, type SimulatedLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { untilSettled } from '../../chaos/settled.ts';
import { targetsOf } from '../../chaos/targets.ts';
import type { Steps } from '../../process/steps.ts';
import { checkEffects } from './effects.ts';
import { guessPassword } from './guesses.ts';
import {
  type Kafka,
  OFFSETS_TOPIC,
  offsetsPartitionOf,
  readCopies,
  untilCopies,
  untilShared,
} from './kafka-cluster.ts';
import { readTotals, residentMb } from './measured.ts';
import { untilMembers } from './mongo-set.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { createTraffic, type Traffic } from './traffic.ts';

const FEW = 1;
const MANY = 3;
const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats'] as const;
const SCALED = [...SERVICES, 'gateway'] as const;
const SEED = 5;
/** Between two changes, while all goes its way. */
const HOLD_MS = 10_000;
/** For which a broker and a primary are away. */
const DOWN_MS = 12_000;
/** Of all calls, that each of three replicas answers. */
const LEAST_SHARE = 0.05;
const GUESSES = 30;
const GUESSES_ALLOWED = 10;

export interface ScaleDrillOptions {
  readonly learners: number;
  readonly steps: Steps;
}

/** Whether the product is the same with more replicas, while they come and go, and with a broker or a member less. */
export async function drillScaling(
  dir: string,
  { learners: count, steps }: ScaleDrillOptions,
): Promise<readonly Check[]> {
  const stack = await steps.step('Start: three brokers, three members, one of each service', () =>
    startChaosStack(dir, FEW, {
      mostReplicas: MANY,
      hasKafkaCluster: true,
      settingsOf: (name): Readonly<Record<string, string>> =>
        name === 'svc-identity' ? { RATE_LIMIT_SCALE: '1' } : {},
    }),
  );
  const traffic = createTraffic('one of each');
  const ending = new AbortController();
  const pages: OpenPage[] = [];
  try {
    const kafka = createKafka('drill', stack.kafkaBrokers, createLog('drill', 'silent'));
    const learners = await steps.step(`${count} learners`, () => register(stack, count, traffic));
    for (const learner of learners.filter((_, place) => hasPage(place))) {
      pages.push(await openPage(learner, { gatewayUrl: stack.gatewayUrl, note: traffic.note }));
    }
    const troubles: string[] = [];
    const studying = learners.map((learner, place) =>
      study(watched(learner, pages, traffic), {
        random: createRandom(SEED - place - 1),
        signal: ending.signal,
      }).catch((error: Error) => void troubles.push(`${learner.username}: ${error.message}`)),
    );
    const scene: Scene = { stack, kafka, traffic, pages, steps };
    await pause(HOLD_MS);
    const checks = [await checkGuesses(scene, FEW), ...(await scaleOut(scene))];
    checks.push(...(await checkShares(scene)), await checkGuesses(scene, MANY));
    checks.push(...(await killBroker(scene)));
    checks.push(...(await killPrimary(scene)));
    steps.note(`memory: ${memoryOf(stack)}`);
    checks.push(...(await scaleIn(scene)));
    await pause(HOLD_MS);
    ending.abort();
    await steps.step('The last exams and events', async () => {
      await Promise.all(studying);
      await untilSettled(stack);
    });
    checks.push(...(await checkEffects({ stack, traffic, pages, learners, troubles, steps })));
    return checks;
  } finally {
    ending.abort();
    await Promise.all(pages.map((page) => page.close()));
    await stack.stop();
  }
}

interface Scene {
  readonly stack: ChaosStack;
  readonly kafka: Kafka;
  readonly traffic: Traffic;
  readonly pages: readonly OpenPage[];
  readonly steps: Steps;
}

/** Every other one has a browser that keeps its connections, and a page open. */
const hasPage = (place: number): boolean => place % 2 === 0;

function register(stack: ChaosStack, count: number, traffic: Traffic): Promise<SimulatedLearner[]> {
  const bank = rightAnswers();
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      registerLearner({
        ...{ stack, random: createRandom(SEED + place), rightAnswers: bank },
        fetch: hasPage(place) ? traffic.fetch : traffic.fetchAnew,
      }),
    ),
  );
}

/** Who has a page open waits after each exam until it tells of the result, which it then reads. */
function watched(
  learner: SimulatedLearner,
  pages: readonly OpenPage[],
  traffic: Traffic,
): Pick<SimulatedLearner, 'takeExam' | 'renew'> {
  const page = pages.find((each) => each.learner === learner);
  if (page === undefined) return learner;
  return {
    renew: learner.renew,
    async takeExam() {
      const exam = await learner.takeExam();
      const { agesMs } = traffic.now();
      const acknowledged = performance.now();
      await page.untilResults(learner.exams.length);
      agesMs.push(performance.now() - acknowledged);
      await learner.read('v1/stats/B');
      return exam;
    },
  };
}

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

const since = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);

/** Whether a group's replicas share its partitions, and after how long. */
async function sharing(kafka: Kafka, name: string, members: number, what: string): Promise<Check> {
  const begun = performance.now();
  try {
    const shares = await untilShared(kafka, name, members);
    return { what, holds: true, detail: `${shares.join(', ')}, after ${since(begun)} s` };
  } catch (error) {
    const { message, cause } = error as Error;
    return { what, holds: false, detail: `${message}: ${(cause as Error).message}` };
  }
}

/** One deployable after the other. */
async function scaleOut({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
  traffic.begin('1 → 3');
  const checks: Check[] = [];
  for (const name of SCALED) {
    await steps.step(`${name}: ${FEW} → ${MANY}`, () => stack.scale(name, MANY));
    if (name === 'gateway') continue;
    checks.push(await sharing(kafka, name, MANY, `each of ${MANY} replicas of ${name} reads partitions`));
  }
  return checks;
}

/** What each replica does while pages have come again. */
async function checkShares({ stack, traffic, pages }: Scene): Promise<readonly Check[]> {
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
    ...SCALED.map((name, place): Check => {
      const answered = more(callsAfter, callsBefore, place);
      const applied = more(eventsAfter, eventsBefore, place);
      return {
        what: `each of ${MANY} replicas of ${name} answers calls`,
        holds: Math.min(...answered) > 0 && Math.min(...answered) >= LEAST_SHARE * total(answered),
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

async function checkGuesses({ stack }: Scene, replicas: number): Promise<Check> {
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

/** The one that coordinates a group of consumers, and so also leads partitions. */
async function killBroker({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
  const copies = await readCopies(kafka);
  const coordinated = SERVICES[2];
  const offsets = copies.find(
    ({ topic, partition }) => topic === OFFSETS_TOPIC && partition === offsetsPartitionOf(coordinated),
  );
  const broker = stack.kafka[(offsets?.leader ?? 0) - 1];
  if (broker === undefined) throw new Error(`Nobody coordinates ${coordinated}`);
  const led = copies.filter(({ leader }) => leader === offsets?.leader).length;
  traffic.begin('a Kafka broker away');
  const killed = performance.now();
  await broker.kill();
  steps.note(
    `${broker.name} is killed: it coordinated ${coordinated} and led ${led} of ${copies.length} partitions`,
  );
  const short = await untilCopies(kafka, true);
  await pause(DOWN_MS);
  const groups = await Promise.all(
    SERVICES.map((name) =>
      sharing(kafka, name, MANY, `with a broker less each of ${MANY} replicas of ${name} reads partitions`),
    ),
  );
  const away = since(killed);
  await broker.start();
  const back = performance.now();
  const stillShort = await untilCopies(kafka, false);
  await pause(HOLD_MS);
  return [
    ...groups,
    {
      what: 'the broker that was killed held copies',
      holds: short > 0,
      detail: `${short} partitions had one less, for ${away} s`,
    },
    {
      what: 'the broker has every copy again',
      holds: stillShort === 0,
      detail: `after ${since(back)} s`,
    },
  ];
}

async function killPrimary({ stack, traffic, steps }: Scene): Promise<readonly Check[]> {
  const primary = targetsOf(stack).get('MongoDB primary');
  if (primary === undefined) throw new Error('MongoDB has no primary');
  const before = await primary();
  traffic.begin('a member of MongoDB away');
  const killed = performance.now();
  await before.kill();
  steps.note(`${before.name} is killed: it was the primary`);
  await untilMembers(stack.mongodbUri, 2);
  const elected = since(killed);
  await pause(DOWN_MS);
  const after = await primary();
  await before.start();
  const back = performance.now();
  await untilMembers(stack.mongodbUri, 3);
  await pause(HOLD_MS);
  return [
    {
      what: 'another member of MongoDB is primary, and all three are there again',
      holds: after.name !== before.name,
      detail: `${after.name} after ${elected} s, ${before.name} ${since(back)} s after its start`,
    },
  ];
}

async function scaleIn({ stack, kafka, traffic, steps }: Scene): Promise<readonly Check[]> {
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

function memoryOf({ replicas, kafka, mongo, redis }: ChaosStack): string {
  const parts = Object.entries({ ...replicas, Kafka: kafka, MongoDB: mongo, Redis: [redis] });
  return parts
    .map(([name, processes]) => `${name} ${residentMb(processes)} MB (${processes.length})`)
    .join(', ');
}
