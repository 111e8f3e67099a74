import type { Connection } from 'mongoose';

interface DeadLetterDocument {
  readonly topic: string;
  readonly message: string;
  readonly reason: string;
  readonly parkedAt: Date;
}

/** Messages that could not be applied, kept in the consumer's database until somebody redrives them. */
export interface DeadLetters {
  park(topic: string, message: string, reason: string): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createDeadLetters(connection: Connection): DeadLetters {
  const letters = connection.collection<DeadLetterDocument>('dead_letters');
  return {
    async park(topic, message, reason) {
      await letters.insertOne({ topic, message, reason, parkedAt: new Date() });
    },
    async ensureIndexes() {
      await letters.createIndex({ topic: 1, parkedAt: 1 });
    },
  };
}
