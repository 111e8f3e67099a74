import { COMMITTED, type Transaction } from '@zielona-fala/service-kit/mongo';
import { type Clock, newEventId } from '@zielona-fala/service-kit/process';
import type { Collection, Connection } from 'mongoose';
import type { RankingKey } from './period.ts';

/** A ranking that a learner was or is in. */
export interface Changed {
  readonly userId: number;
  readonly rankings: readonly RankingKey[];
}

/** That standings of a learner changed, and the sorted sets of Redis may not show it yet. */
export interface RankingChange extends Changed {
  readonly _id: string;
  readonly at: Date;
}

/** What takes longer than that to reach Redis is an outage. Milliseconds. */
const EXPECTED_MS = 1000;

/**
 * Changes on their way into Redis, written with what they tell of: whatever happens to the process that made one, another
 * takes it on.
 */
export interface RankingChanges {
  readonly collection: Collection<RankingChange>;
  note(changed: readonly Changed[], transaction: Transaction): Promise<void>;
  /** Changes that a read by this learner must include: their own, and overdue ones of anyone. */
  concerning(userId: number): Promise<readonly RankingChange[]>;
  isOverdue(change: RankingChange): boolean;
  /** The oldest first. */
  pending(limit: number): Promise<readonly RankingChange[]>;
  /** Majority-committed changes, so that the data they refer to can be read with the same guarantee. */
  committed(changes: readonly RankingChange[]): Promise<readonly RankingChange[]>;
  remove(changes: readonly RankingChange[]): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createRankingChanges(connection: Connection, clock: Clock): RankingChanges {
  const collection = connection.collection<RankingChange>('ranking_changes');
  const overdueSince = () => new Date(clock.now().getTime() - EXPECTED_MS);
  return {
    collection,
    async note(changed, transaction) {
      const at = clock.now();
      const noted = changed.map((each) => ({ _id: newEventId(), ...each, at }));
      if (noted.length > 0) await collection.insertMany(noted, { session: transaction });
    },
    concerning: (userId) =>
      collection.find({ $or: [{ userId }, { at: { $lt: overdueSince() } }] }, { limit: 100 }).toArray(),
    isOverdue: ({ at }) => at < overdueSince(),
    pending: (limit) => collection.find({}, { sort: { _id: 1 }, limit }).toArray(),
    committed: (changes) => collection.find(among(changes), { readConcern: COMMITTED }).toArray(),
    async remove(changes) {
      await collection.deleteMany(among(changes));
    },
    async ensureIndexes() {
      await collection.createIndex({ userId: 1 });
      await collection.createIndex({ at: 1 });
    },
  };
}

const among = (changes: readonly RankingChange[]) => ({ _id: { $in: changes.map(({ _id }) => _id) } });
