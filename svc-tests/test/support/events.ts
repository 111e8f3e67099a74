import type { TestFinishedEvent, UserChangedData } from '@zielona-fala/contracts';
import {
  connectMongo,
  createEvents,
  createLog,
  createMetrics,
  eventHandler,
  inTransaction,
  systemClock,
} from '@zielona-fala/service-kit';
import { type TestResources, testResources } from '@zielona-fala/service-kit/testing';

/** Another service on the same topics, with a database of its own. */
export interface Neighbour {
  /** What it received and the kit found valid. */
  readonly finished: readonly TestFinishedEvent[];
  /** Publishes as identity does. */
  changeUser(data: UserChangedData): Promise<void>;
  stop(): Promise<void>;
}

export async function startNeighbour({ kafkaPrefix, kafkaBrokers }: TestResources): Promise<Neighbour> {
  const connection = await connectMongo(testResources('neighbour').mongoUri);
  const finished: TestFinishedEvent[] = [];
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
    eventHandler({
      topic: 'test-finished',
      async apply(event) {
        finished.push(event);
      },
    }),
  ]);
  return {
    finished,
    async changeUser(data) {
      await inTransaction(connection, (session) => events.outbox.append('user-changed', data, session));
    },
    async stop() {
      await events.stop();
      await connection.close();
    },
  };
}
