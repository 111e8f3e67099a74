// A consumer as kafkajs' own examples show it: one message after the other, each in a transaction with its dedupe record.
import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import type { Connection } from 'mongoose';
import { statisticsHandler } from './statistics-handler.ts';

interface Done {
  readonly _id: string;
}

export async function applyOneAtATime(parts: {
  connection: Connection;
  brokers: string;
  prefix: string;
}): Promise<{ stop(): Promise<void> }> {
  const { connection, brokers, prefix } = parts;
  const kafka = silentKafka(brokers);
  const handler = await statisticsHandler(connection);
  const done = connection.collection<Done>('inbox');
  const consumer = kafka.consumer({ groupId: `${prefix}bare` });
  await consumer.connect();
  await consumer.subscribe({ topic: `${prefix}test-finished`, fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      const event = JSON.parse(String(message.value));
      await connection.getClient().withSession((session) =>
        session.withTransaction(
          async () => {
            await done.insertOne({ _id: event.id }, { session });
            await handler.apply([event] as never, session);
          },
          { writeConcern: { w: 'majority' } },
        ),
      );
    },
  });
  return { stop: () => consumer.disconnect() };
}
