import { setTimeout as pause } from 'node:timers/promises';
import { announce, atMost, type Figure } from '../figure.ts';
import { NO_LIMIT, startGateway, targetsOf } from '../gateway/processes.ts';
import { caller, signUp } from '../learner.ts';
import { processorSecondsByName } from '../measure/processor-time.ts';
import { onServices } from '../on-services.ts';

const LEARNERS = 10;
const WARM_UPS = 3;
const EXAMS = 8;
/** Of each learner, to questions of one exam. */
const ANSWERS = 200;
/** After the start there is work to end: indexes, the bank, first leases. */
const SETTLE_MS = 15_000;
const IDLE_MS = 20_000;
/** A third less than the code of 24 November 2026 took by this bench. */
const MAX_MS = { exam: 135, examOfTen: 120, answerOfTen: 2.1 };

type Call = ReturnType<typeof caller>;

interface Question {
  readonly questionNumber: number;
  /** Of a yes/no question. */
  readonly withoutAnswers: boolean;
}

/** Processor time, in seconds, by name of the process, and how long it was measured. */
interface Spent {
  readonly spent: ReadonlyMap<string, number>;
  readonly seconds: number;
}

interface Exam {
  readonly testId: number;
  readonly questions: readonly Question[];
}

/**
 * P16: processor time of all processes, with MongoDB, Kafka and Redis, for one exam as the portal takes it through the
 * gateway: begun, each of its answers saved alone, checked, and read in the statistics. One exam at a time, where a process
 * wakes up for each call; ten at once, where it has the next one to do; and one answer of those. What they use while idle
 * does not count.
 */
export async function benchExams(): Promise<readonly Figure[]> {
  return onServices(async (services, client, dir) => {
    const gateway = await startGateway(dir, targetsOf(services), NO_LIMIT);
    const api = `${gateway.url}/api/v1`;
    try {
      const calls: Call[] = [];
      for (let index = 0; index < LEARNERS; index += 1) {
        const { accessToken } = await signUp(services, client, `learner-${index}`);
        calls.push(caller(accessToken, gateway.newBrowser()));
      }
      const atOnce = (work: (call: Call) => Promise<void>) => Promise.all(calls.map(work));
      await atOnce((call) => takeExams(api, call, WARM_UPS));
      await pause(SETTLE_MS);
      const idle = await spentDuring(() => pause(IDLE_MS));
      const oneByOne = await spentDuring(async () => {
        for (const call of calls) await takeExams(api, call, EXAMS);
      });
      const ofTen = await spentDuring(() => atOnce((call) => takeExams(api, call, EXAMS)));
      const answers = await spentDuring(() => atOnce((call) => giveAnswers(api, call)));
      return [
        costOf('one exam, one at a time', MAX_MS.exam, LEARNERS * EXAMS, oneByOne, idle),
        costOf('one exam, ten at once', MAX_MS.examOfTen, LEARNERS * EXAMS, ofTen, idle),
        costOf('one answer, ten at once', MAX_MS.answerOfTen, LEARNERS * ANSWERS, answers, idle),
      ];
    } finally {
      await gateway.process.stop();
    }
  });
}

/** Says what one of so many things cost, each process by its name. */
function costOf(title: string, limit: number, count: number, busy: Spent, idle: Spent): Figure {
  const costs = [...busy.spent].map(([name, seconds]) => {
    const whileIdle = ((idle.spent.get(name) ?? 0) / idle.seconds) * busy.seconds;
    return { name, ms: ((seconds - whileIdle) / count) * 1000 };
  });
  for (const { name, ms } of costs) process.stdout.write(`  ${name}: ${ms.toFixed(2)} ms\n`);
  const whole = costs.reduce((sum, { ms }) => sum + ms, 0);
  return announce(atMost(`P16 processor time of all processes for ${title}`, whole, limit, 'ms', costs));
}

/** One after the other. */
async function takeExams(api: string, call: Call, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    const exam = await beginExam(api, call);
    for (const question of exam.questions) await answer(api, call, exam, question);
    await call('PATCH', `${api}/tests/${exam.testId}/check`, { categoryName: 'B', answers: {} });
    await call('GET', `${api}/stats/B`);
  }
}

/** Answers each question of an exam several times, and leaves the exam unfinished. */
async function giveAnswers(api: string, call: Call): Promise<void> {
  const exam = await beginExam(api, call);
  for (let given = 0; given < ANSWERS; given += 1) {
    const question = exam.questions[given % exam.questions.length];
    if (question) await answer(api, call, exam, question);
  }
}

async function beginExam(api: string, call: Call): Promise<Exam> {
  return (await call('POST', `${api}/tests`, { categoryName: 'B', lang: 'pl', mode: 'exam' })) as Exam;
}

async function answer(api: string, call: Call, { testId }: Exam, question: Question): Promise<void> {
  const { questionNumber, withoutAnswers } = question;
  await call('PUT', `${api}/tests/${testId}/answers/${questionNumber}?lang=pl`, {
    answer: withoutAnswers ? 'T' : 'A',
  });
}

async function spentDuring(work: () => Promise<unknown>): Promise<Spent> {
  const before = processorSecondsByName();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = processorSecondsByName();
  const spent = [...after].map(([name, used]) => [name, used - (before.get(name) ?? 0)] as const);
  return { spent: new Map(spent), seconds };
}
