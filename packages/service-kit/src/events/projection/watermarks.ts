import type { EventTopic } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import type { Transaction } from '../../mongo/index.ts';

/** That this service has come to an event. */
export interface Reached {
  readonly topic: EventTopic;
  readonly userId: string;
  readonly sequence: number;
}

interface WatermarkDocument {
  readonly _id: string;
  readonly sequence: number;
}

/** Up to which event of a topic about a learner this service has come, parked events included. */
export interface Watermarks {
  advance(reached: readonly Reached[], transaction?: Transaction): Promise<void>;
  reached(topic: EventTopic, userId: number): Promise<number>;
}

export function createWatermarks(connection: Connection): Watermarks {
  const watermarks = connection.collection<WatermarkDocument>('projection_watermarks');
  return {
    async advance(reached, transaction) {
      await watermarks.bulkWrite(
        reached.map(({ topic, userId, sequence }) => ({
          updateOne: {
            filter: { _id: `${topic}:${userId}` },
            update: { $max: { sequence } },
            upsert: true,
          },
        })),
        { ordered: true, ...(transaction && { session: transaction }) },
      );
    },
    async reached(topic, userId) {
      const watermark = await watermarks.findOne({ _id: `${topic}:${userId}` });
      return watermark?.sequence ?? 0;
    },
  };
}
