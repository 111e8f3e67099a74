import type { EventByTopic, UserChangedData } from '@zielona-fala/contracts/events';
import { createEvents, eventHandler } from '@zielona-fala/service-kit/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { createLog, createMetrics, systemClock } from '@zielona-fala/service-kit/process';
import { type TestResources, testResources } from '@zielona-fala/service-kit/testing';

/** Another service on the same topics, with a database of its own. */
export interface Neighbour {
  /** What it received and the kit found valid. */
  readonly finished: readonly EventByTopic['test-finished'][];
  readonly recorded: readonly EventByTopic['answers-recorded'][];
  /** Publishes as identity does. */
  changeUser(data: UserChangedData): Promise<void>;
  stop(): Promise<void>;
}

export async function startNeighbour({ kafkaPrefix, kafkaBrokers }: TestResources): Promise<Neighbour> {
  const connection = await connectMongo(testResources('neighbour').mongoUri);
  const finished: EventByTopic['test-finished'][] = [];
  const recorded: EventByTopic['answers-recorded'][] = [];
  const events = createEvents({
    service: 'neighbour',
    connection,
    brokers: kafkaBrokers,
    prefix: kafkaPrefix,
    clock: systemClock,
    log: createLog('neighbour', 'silent'),
    metrics: createMetrics(),
  });
  await events.start([
    // noted once they count: what is applied may be applied again after a conflict
    eventHandler({
      topic: 'test-finished',
      apply: async () => undefined,
      async applied(event) {
        finished.push(event);
      },
    }),
    eventHandler({
      topic: 'answers-recorded',
      apply: async () => undefined,
      async applied(event) {
        recorded.push(event);
      },
    }),
  ]);
  return {
    finished,
    recorded,
    async changeUser(data) {
      await createTransact(connection)((transaction) =>
        events.outbox.append('user-changed', data, transaction),
      );
    },
    async stop() {
      await events.stop();
      await connection.close();
    },
  };
}
