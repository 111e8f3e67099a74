import mongoose from 'mongoose';
import { until } from '../../process/until.ts';

const WITHIN = { timeoutMs: 60_000, intervalMs: 200 };

/** Waits until a replica set has a primary and so many members that hold its data, the primary among them. */
export async function untilMembers(uri: string, count: number): Promise<void> {
  await until(
    `${count} members of MongoDB`,
    async () => {
      const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 1000 });
      try {
        const { members } = await client.db('admin').command({ replSetGetStatus: 1 });
        const states = (members as readonly { readonly stateStr: string }[]).map(({ stateStr }) => stateStr);
        const present = states.filter((state) => state === 'PRIMARY' || state === 'SECONDARY');
        if (present.length < count || !states.includes('PRIMARY')) throw new Error(states.join(', '));
      } finally {
        await client.close();
      }
    },
    WITHIN,
  );
}
