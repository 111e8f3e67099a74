import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { newEventId } from '@zielona-fala/service-kit/process';

const BATCH = 1000;
const FIRST_LEARNER = 1_762_500_000_000_000;

/** Finished exams of many learners, each with a few, as the relay would have sent them. */
export async function produceBacklog(
  brokers: string,
  topic: string,
  { events, learners }: { events: number; learners: number },
): Promise<void> {
  const kafka = silentKafka(brokers);
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  try {
    for (let start = 0; start < events; start += BATCH) {
      const places = Array.from({ length: Math.min(BATCH, events - start) }, (_, index) => start + index);
      await producer.send({ topic, acks: -1, messages: places.map((place) => messageAt(place, learners)) });
    }
  } finally {
    await producer.disconnect();
  }
}

function messageAt(place: number, learners: number): { key: string; value: string } {
  const userId = FIRST_LEARNER + (place % learners);
  const sequence = Math.floor(place / learners) + 1;
  const data = { ...TEST_FINISHED.golden.data, userId, testId: FIRST_LEARNER + place };
  const event = { ...TEST_FINISHED.golden, id: newEventId(), aggregateId: String(userId), sequence, data };
  return { key: String(userId), value: JSON.stringify(event) };
}
