import type { EventTopic } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import type { Transaction } from '../../mongo/index.ts';

interface WatermarkDocument {
  readonly _id: string;
  readonly sequence: number;
}

/** Up to which event of a topic about a learner this service has come, parked events included. */
export interface Watermarks {
  advance(topic: EventTopic, userId: string, sequence: number, transaction?: Transaction): Promise<void>;
  reached(topic: EventTopic, userId: number): Promise<number>;
}

export function createWatermarks(connection: Connection): Watermarks {
  const watermarks = connection.collection<WatermarkDocument>('projection_watermarks');
  return {
    async advance(topic, userId, sequence, transaction) {
      await watermarks.updateOne(
        { _id: `${topic}:${userId}` },
        { $max: { sequence } },
        { upsert: true, ...(transaction && { session: transaction }) },
      );
    },
    async reached(topic, userId) {
      const watermark = await watermarks.findOne({ _id: `${topic}:${userId}` });
      return watermark?.sequence ?? 0;
    },
  };
}
