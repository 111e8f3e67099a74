import type { Producer } from '@zielona-fala/contracts';
import type { Connection } from 'mongoose';
import type { Session } from '../mongo/transaction.ts';

interface PositionDocument {
  readonly _id: string;
  readonly sequence: number;
}

/** Up to which event of a producer about a learner this service's data has come. */
export interface Positions {
  advance(producer: string, userId: string, sequence: number, session?: Session): Promise<void>;
  reached(producer: Producer, userId: number): Promise<number>;
}

export function createPositions(connection: Connection): Positions {
  const positions = connection.collection<PositionDocument>('projection_positions');
  return {
    async advance(producer, userId, sequence, session) {
      await positions.updateOne(
        { _id: `${producer}:${userId}` },
        { $max: { sequence } },
        { upsert: true, ...(session && { session }) },
      );
    },
    async reached(producer, userId) {
      const position = await positions.findOne({ _id: `${producer}:${userId}` });
      return position?.sequence ?? 0;
    },
  };
}
