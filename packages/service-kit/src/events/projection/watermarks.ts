import { EventEmitter, once } from 'node:events';
import type { EventTopic } from '@zielona-fala/contracts/events';
import type { Connection } from 'mongoose';
import { onCommit, type Transaction } from '../../mongo/index.ts';

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
  /**
   * Waits for the next advance of this watermark by this instance. What another replica advances shows in `reached` only.
   * @param longestMs an integer
   * @returns the sequence it came to, or null when the time is over
   */
  nextAdvance(topic: EventTopic, userId: number, longestMs: number): Promise<number | null>;
}

const keyOf = (topic: EventTopic, userId: number | string): string => `${topic}:${userId}`;

export function createWatermarks(connection: Connection): Watermarks {
  const watermarks = connection.collection<WatermarkDocument>('projection_watermarks');
  const advances = new EventEmitter().setMaxListeners(0);
  return {
    async advance(reached, transaction) {
      await watermarks.bulkWrite(
        reached.map(({ topic, userId, sequence }) => ({
          updateOne: {
            filter: { _id: keyOf(topic, userId) },
            update: { $max: { sequence } },
            upsert: true,
          },
        })),
        { ordered: true, ...(transaction && { session: transaction }) },
      );
      const announce = async () => {
        for (const { topic, userId, sequence } of reached) advances.emit(keyOf(topic, userId), sequence);
      };
      if (transaction) onCommit(transaction, announce);
      else await announce();
    },
    async reached(topic, userId) {
      const watermark = await watermarks.findOne({ _id: keyOf(topic, userId) });
      return watermark?.sequence ?? 0;
    },
    async nextAdvance(topic, userId, longestMs) {
      const signal = AbortSignal.timeout(longestMs);
      // rejects for the signal alone
      const advance = await once(advances, keyOf(topic, userId), { signal }).catch(() => null);
      return advance && (advance[0] as number);
    },
  };
}
