import type { Consumer, GroupAssignment } from '@platformatic/kafka';
import { EARLIEST, LATEST, nameOf } from './partitions.ts';

/**
 * Where a member reads on in each of its partitions: at the committed offset, or at the first message that is kept if
 * none is committed or it is none of the partition's.
 */
export async function findPositions(
  consumer: Consumer,
  assignments: readonly GroupAssignment[],
): Promise<Map<string, bigint>> {
  const topics = assignments.map(({ topic }) => topic);
  const partitions = Object.fromEntries(assignments.map((each) => [each.topic, each.partitions]));
  const [committed, first, end] = await Promise.all([
    consumer.listCommittedOffsets({ topics: [...assignments] }),
    consumer.listOffsets({ topics: [...topics], partitions, timestamp: EARLIEST }),
    consumer.listOffsets({ topics: [...topics], partitions, timestamp: LATEST }),
  ]);
  const positions = new Map<string, bigint>();
  for (const { topic, partitions: own } of assignments) {
    for (const partition of own) {
      const low = first.get(topic)?.[partition] ?? 0n;
      const high = end.get(topic)?.[partition] ?? low;
      const noted = committed.get(topic)?.[partition] ?? -1n;
      positions.set(nameOf(topic, partition), noted >= low && noted <= high ? noted : low);
    }
  }
  return positions;
}
