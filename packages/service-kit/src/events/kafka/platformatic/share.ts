import type { Consumer, GroupAssignment } from '@platformatic/kafka';
import { nameOf } from './partitions.ts';
import { findPositions } from './positions.ts';

/** The partitions that a member has until the group shares them out anew, and how far it has come in each. */
export interface Share {
  readonly assignments: readonly GroupAssignment[];
  /** Aborts when the member stops or the group shares out anew. */
  readonly over: AbortSignal;
  /** Looks up where to read on, unless it is known. */
  find(): Promise<void>;
  /** Looks up again where to read on, the next time. */
  forget(): void;
  positionOf(topic: string, partition: number): bigint;
  /** Messages before this offset are done. */
  advance(topic: string, partition: number, offset: bigint): void;
  /** Commits what is done, unless the partitions are others' already. */
  commit(): Promise<void>;
  commitIfDue(): Promise<void>;
  end(): void;
}

export function createShare(
  consumer: Consumer,
  assignments: readonly GroupAssignment[],
  commitInterval: number,
): Share {
  const { generationId } = consumer;
  const ending = new AbortController();
  const positions = new Map<string, bigint>();
  const uncommitted = new Map<string, { topic: string; partition: number; offset: bigint }>();
  let committedAt = performance.now();

  const commit = async (): Promise<void> => {
    if (uncommitted.size === 0 || consumer.generationId !== generationId) return;
    const offsets = [...uncommitted.values()];
    uncommitted.clear();
    committedAt = performance.now();
    await consumer.commit({ offsets: offsets.map((each) => ({ ...each, leaderEpoch: -1 })) });
  };

  return {
    assignments,
    over: ending.signal,
    async find() {
      if (positions.size > 0) return;
      for (const [name, offset] of await findPositions(consumer, assignments)) positions.set(name, offset);
    },
    forget: () => positions.clear(),
    positionOf: (topic, partition) => positions.get(nameOf(topic, partition)) ?? 0n,
    advance(topic, partition, offset) {
      const name = nameOf(topic, partition);
      positions.set(name, offset);
      uncommitted.set(name, { topic, partition, offset });
    },
    commit,
    async commitIfDue() {
      if (performance.now() - committedAt >= commitInterval) await commit();
    },
    end: () => ending.abort(),
  };
}
