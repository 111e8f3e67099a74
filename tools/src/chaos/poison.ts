import { type EventByTopic, TEST_FINISHED } from '@zielona-fala/contracts/events';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { newEventId } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { withDatabase } from '../infra/mongo-uri.ts';
import { until } from '../process/until.ts';
import type { ChaosStack } from './chaos-stack.ts';
import type { Check } from './check.ts';

const EVENTS = 2000;
const LEARNERS = 40;
/** Every hundredth event is one that svc-stats cannot apply. */
const POISON_EVERY = 100;
const FIRST_ID = 1_762_900_000_000_000;
/** One in which no simulated learner takes exams. */
const CATEGORY = 'A';
const WITHIN = { timeoutMs: 120_000, intervalMs: 250 };

type Event = EventByTopic['test-finished'];

/**
 * R6: of events of which one in a hundred cannot be applied, these are parked and all others are applied; redriven once
 * the cause is gone, each counts once.
 */
export async function checkPoison(
  stack: Pick<ChaosStack, 'mongodbUri' | 'kafkaBrokers'>,
): Promise<readonly Check[]> {
  const connection = await connectMongo(withDatabase(stack.mongodbUri, 'stats'));
  try {
    const events = Array.from({ length: EVENTS }, (_, index) => eventAt(index));
    const poison = events.filter(({ data }) => isPoison(data.testId));
    const wholesome = EVENTS - poison.length;
    await refusePoison(connection, true);
    const begun = performance.now();
    await publish(stack.kafkaBrokers, events);
    await until('the events that can be applied', () => expectCounted(connection, wholesome), WITHIN);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    await until('the others to be parked', () => expectParked(connection, poison.length), WITHIN);
    const parked = await parkedOf(connection);
    await refusePoison(connection, false);
    const letters = createDeadLetters(connection);
    const ids = (await letters.list()).map(({ _id }) => _id);
    // asked for twice, as two operators would
    await Promise.all([letters.requestRedrive(ids), letters.requestRedrive(ids)]);
    await until('the redrive', () => expectParked(connection, 0), WITHIN);
    const counted = await countedOf(connection);
    return [
      {
        what: `R6 ${poison.length} of ${EVENTS} events cannot be applied: parked, the others counted`,
        holds: parked === poison.length,
        detail: `${parked} parked, ${wholesome} counted within ${seconds} s`,
      },
      {
        what: 'R6 redriven, each counts once',
        holds: counted.exams === EVENTS && counted.passed === EVENTS,
        detail: `${counted.exams} exams, ${counted.passed} counted`,
      },
    ];
  } finally {
    await refusePoison(connection, false);
    await connection.close();
  }
}

function eventAt(place: number): Event {
  const userId = FIRST_ID + (place % LEARNERS);
  const data = {
    ...TEST_FINISHED.golden.data,
    userId,
    testId: FIRST_ID + place,
    category: CATEGORY,
  } as const;
  return {
    ...TEST_FINISHED.golden,
    id: newEventId(),
    aggregateId: String(userId),
    sequence: Math.floor(place / LEARNERS) + 1,
    data,
  };
}

const isPoison = (testId: number): boolean => testId % POISON_EVERY === POISON_EVERY / 2;

/** Has the database refuse these exams, as a rule of a newer version would. */
async function refusePoison(connection: Connection, isOn: boolean): Promise<void> {
  const validator = isOn
    ? { $nor: [{ _id: { $mod: [POISON_EVERY, POISON_EVERY / 2] }, category: CATEGORY }] }
    : {};
  await connection.db?.command({ collMod: 'exams', validator });
}

async function publish(brokers: string, events: readonly Event[]): Promise<void> {
  const kafka = silentKafka(brokers);
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  try {
    const messages = events.map((event) => ({ key: event.aggregateId, value: JSON.stringify(event) }));
    await producer.send({ topic: 'test-finished', acks: -1, messages });
  } finally {
    await producer.disconnect();
  }
}

const parkedOf = (connection: Connection): Promise<number> =>
  connection.collection('dead_letters').countDocuments();

async function countedOf(connection: Connection): Promise<{ exams: number; passed: number }> {
  const exams = await connection.collection('exams').countDocuments({ category: CATEGORY });
  const counts = connection.collection('category_counts');
  const [sum] = await counts
    .aggregate<{ passed: number }>([
      { $match: { category: CATEGORY } },
      { $group: { _id: null, passed: { $sum: '$passedCount' } } },
    ])
    .toArray();
  return { exams, passed: sum?.passed ?? 0 };
}

async function expectCounted(connection: Connection, wanted: number): Promise<void> {
  const { exams } = await countedOf(connection);
  if (exams < wanted) throw new Error(`${exams} of ${wanted} are counted`);
}

async function expectParked(connection: Connection, wanted: number): Promise<void> {
  const parked = await parkedOf(connection);
  if (parked !== wanted) throw new Error(`${parked} instead of ${wanted} are parked`);
}
