import { setTimeout as pause } from 'node:timers/promises';
import { announce, atMost, type Figure } from '../figure.ts';
import { type Gateway, NO_LIMIT, startGateway, targetsOf } from '../gateway/processes.ts';
import { caller, signUp } from '../learner.ts';
import { processorSecondsByName } from '../measure/processor-time.ts';
import { onServices } from '../on-services.ts';

const LEARNERS = 10;
const WARM_UPS = 3;
const EXAMS = 8;
/** After the start there is work to end: indexes, the bank, first leases. */
const SETTLE_MS = 15_000;
const IDLE_MS = 20_000;
/** A third less than the code of 24 November 2026 took by this bench. */
const MAX_MS = 135;

type Call = ReturnType<typeof caller>;

interface Question {
  readonly questionNumber: number;
  /** Of a yes/no question. */
  readonly withoutAnswers: boolean;
}

/**
 * P16: processor time of all processes, with MongoDB, Kafka and Redis, for one exam as the portal takes it through the
 * gateway: begun, each of its answers saved alone, checked, and read in the statistics. What they use while idle does not
 * count.
 */
export async function benchExams(): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const gateway = await startGateway(dir, targetsOf(services), NO_LIMIT);
    try {
      const calls: Call[] = [];
      for (let index = 0; index < LEARNERS; index += 1) {
        const { accessToken } = await signUp(services, client, `learner-${index}`);
        calls.push(caller(accessToken, gateway.newBrowser()));
      }
      await takeExams(gateway, calls, WARM_UPS);
      await pause(SETTLE_MS);
      const idle = await spentDuring(() => pause(IDLE_MS));
      const busy = await spentDuring(() => takeExams(gateway, calls, EXAMS));
      const costs = [...busy.spent].map(([name, seconds]) => {
        const whileIdle = ((idle.spent.get(name) ?? 0) / idle.seconds) * busy.seconds;
        return { name, ms: ((seconds - whileIdle) / (LEARNERS * EXAMS)) * 1000 };
      });
      for (const { name, ms } of costs) process.stdout.write(`  ${name}: ${ms.toFixed(1)} ms\n`);
      const whole = costs.reduce((sum, { ms }) => sum + ms, 0);
      const title = 'P16 processor time of all processes for one exam';
      return [announce(atMost(title, whole, MAX_MS, 'ms', costs))];
    } finally {
      await gateway.process.stop();
    }
  });
}

/** Each learner takes so many exams, one after the other. */
async function takeExams({ url }: Gateway, calls: readonly Call[], each: number): Promise<void> {
  for (let exam = 0; exam < each; exam += 1) {
    for (const call of calls) await takeExam(`${url}/api/v1`, call);
  }
}

async function takeExam(api: string, call: Call): Promise<void> {
  const { testId, questions } = (await call('POST', `${api}/tests`, {
    ...{ categoryName: 'B', lang: 'pl', mode: 'exam' },
  })) as { testId: number; questions: readonly Question[] };
  for (const { questionNumber, withoutAnswers } of questions) {
    const answer = withoutAnswers ? 'T' : 'A';
    await call('PUT', `${api}/tests/${testId}/answers/${questionNumber}?lang=pl`, { answer });
  }
  await call('PATCH', `${api}/tests/${testId}/check`, { categoryName: 'B', answers: {} });
  await call('GET', `${api}/stats/B`);
}

async function spentDuring(
  work: () => Promise<unknown>,
): Promise<{ spent: ReadonlyMap<string, number>; seconds: number }> {
  const before = processorSecondsByName();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = processorSecondsByName();
  const spent = [...after].map(([name, used]) => [name, used - (before.get(name) ?? 0)] as const);
  return { spent: new Map(spent), seconds };
}
