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
import type { Steps } from '../../process/steps.ts';
import { checkEffects } from './effects.ts';
import { killBroker, killPrimary } from './losses.ts';
import { residentMb } from './measured.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { checkGuesses, checkShares, scaleIn, scaleOut } from './scaling.ts';
import { FEW, HOLD_MS, MANY, type Scene } from './scene.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { watched } from './watched.ts';

const SEED = 5;

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
    for (const learner of learners.filter((_, index) => hasPage(index))) {
      pages.push(await openPage(learner, { gatewayUrl: stack.gatewayUrl, note: traffic.note }));
    }
    const troubles: string[] = [];
    const studying = learners.map((learner, index) =>
      study(watched(learner, pages, traffic), {
        random: createRandom(SEED - index - 1),
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

/** Every other one has a browser that keeps its connections, and a page open. */
const hasPage = (place: number): boolean => place % 2 === 0;

function register(stack: ChaosStack, count: number, traffic: Traffic): Promise<SimulatedLearner[]> {
  const bank = rightAnswers();
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      registerLearner({
        ...{ stack, random: createRandom(SEED + index), rightAnswers: bank },
        fetch: hasPage(index) ? traffic.fetch : traffic.fetchAnew,
      }),
    ),
  );
}

function memoryOf({ replicas, kafka, mongo, redis }: ChaosStack): string {
  const parts = Object.entries({ ...replicas, Kafka: kafka, MongoDB: mongo, Redis: [redis] });
  return parts
    .map(([name, processes]) => `${name} ${residentMb(processes)} MB (${processes.length})`)
    .join(', ');
}
