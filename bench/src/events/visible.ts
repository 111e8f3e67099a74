import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { newEventId } from '@zielona-fala/service-kit/process';
import type { Services } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import { announce, type Figure } from '../figure.ts';
import { caller, signUp } from '../learner.ts';
import { medianOf } from '../measure/median.ts';

const EXAMS = 60;
const WARM_UPS = 5;
const TOPIC = 'bench-round-trip';

/**
 * P4: from the answer of a check to the moment at which statistics and level show it, beside what nobody can do
 * without: a message through Kafka and a transaction.
 */
export async function visibleFigures(services: Services): Promise<readonly Figure[]> {
  const client = await new mongoose.mongo.MongoClient(services.mongodbUri).connect();
  const floor = await startFloor(services.kafkaBrokers, client);
  try {
    const { accessToken } = await signUp(services, client);
    const call = caller(accessToken);
    const visible: number[] = [];
    const least: number[] = [];
    for (let exam = 0; exam < EXAMS + WARM_UPS; exam += 1) {
      const [ours, bare] = [await untilVisible(services, call), await floor.measure()];
      if (exam < WARM_UPS) continue;
      visible.push(ours);
      least.push(bare);
    }
    const [p50, p99] = [medianOf(visible), quantile(visible, 0.99)];
    const ratio = p50 / medianOf(least);
    process.stdout.write(
      `  visible after ${p50.toFixed(1)} ms (p99 ${p99.toFixed(1)}); round trip and transaction ${medianOf(least).toFixed(1)} ms\n`,
    );
    return [
      announce({
        name: 'P4 check answered → statistics and level visible, p50 ÷ Kafka round trip and a transaction',
        value: ratio,
        goal: '≤ 2',
        holds: ratio <= 2,
        details: { visible, least },
      }),
      announce({ name: 'P4 p99 ÷ p50', value: p99 / p50, goal: '≤ 5', holds: p99 / p50 <= 5 }),
    ];
  } finally {
    await floor.stop();
    await client.close();
  }
}

type Call = ReturnType<typeof caller>;

/** Takes an exam. @returns milliseconds from the answer of its check until both reads show it */
async function untilVisible({ urls }: Services, call: Call): Promise<number> {
  const tests = `${urls['svc-tests']}/api/v1/tests`;
  const stats = `${urls['svc-stats']}/api/v1/stats/B`;
  const level = `${urls['svc-identity']}/api/v1/users/level`;
  const countOf = async () => ((await call('GET', stats)) as { failedCount: number }).failedCount;
  const before = await countOf();
  const { testId } = (await call('POST', tests, { categoryName: 'B', lang: 'pl', mode: 'exam' })) as {
    testId: number;
  };
  await call('PATCH', `${tests}/${testId}/check`, { categoryName: 'B', answers: {} });
  const start = performance.now();
  const [after] = await Promise.all([countOf(), call('GET', level)]);
  const took = performance.now() - start;
  if (after !== before + 1) throw new Error(`${after} exams are counted instead of ${before + 1}`);
  return took;
}

/** What is sent and consumed, and written in a transaction, with nothing around it. */
async function startFloor(brokers: string, client: mongoose.mongo.MongoClient) {
  const kafka = silentKafka(brokers);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: false, topics: [{ topic: TOPIC, numPartitions: 1 }] });
  await admin.disconnect();
  const producer = kafka.producer();
  const consumer = kafka.consumer({ groupId: TOPIC, maxWaitTimeInMs: 250 });
  await Promise.all([producer.connect(), consumer.connect()]);
  await consumer.subscribe({ topic: TOPIC, fromBeginning: true });
  const waiting = new Map<string, () => void>();
  await consumer.run({ eachMessage: async ({ message }) => waiting.get(String(message.value))?.() });
  const writes = client.db('bench').collection<{ _id: string }>('writes');
  const measure = async (): Promise<number> => {
    const id = newEventId();
    const start = performance.now();
    const received = new Promise<void>((resolve) => {
      waiting.set(id, resolve);
    });
    await producer.send({ topic: TOPIC, acks: -1, messages: [{ value: id }] });
    await received;
    await client.withSession((session) =>
      session.withTransaction(() => writes.insertOne({ _id: id }, { session }), {
        writeConcern: { w: 'majority' },
      }),
    );
    return performance.now() - start;
  };
  return {
    measure,
    async stop() {
      await consumer.disconnect();
      await producer.disconnect();
    },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
