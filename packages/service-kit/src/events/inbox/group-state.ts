import type { GroupDescription, KafkaAdmin, KafkaClient } from '../kafka/client.ts';

/** How far a consumer group has come in one partition. */
export interface GroupPartition {
  readonly topic: string;
  readonly partition: number;
  /** The next offset the group reads, or null if it has committed none. */
  readonly committed: number | null;
  /** The offset of the next message to be written. */
  readonly end: number;
  /** Messages that wait. */
  readonly lag: number;
  /** Client id of the member that reads the partition, or null. */
  readonly member: string | null;
  /** Member id assigned by Kafka, or null if no member reads the partition. */
  readonly memberId: string | null;
}

/** A consumer group as the brokers see it. */
export interface GroupState {
  readonly group: string;
  /** State reported by Kafka: `Stable`, `Empty`, `PreparingRebalance`, `Dead` (no such group) … */
  readonly state: string;
  /** Client ids. */
  readonly members: readonly string[];
  readonly partitions: readonly GroupPartition[];
}

/**
 * Reads the progress of consumer groups without changing anything.
 * @param prefix prepended to groups and topics; removed from the result
 * @throws while Kafka is unavailable
 */
export async function readGroupState(kafka: KafkaClient, prefix: string, group: string): Promise<GroupState> {
  const admin = await kafka.admin({ retries: 2 });
  try {
    const groupId = prefix + group;
    const description = await admin.describeGroup(groupId);
    const readers = readersOf(description);
    const partitions = await partitionsOf(admin, groupId, readers);
    return {
      group,
      state: description.state,
      members: description.members.map(({ clientId }) => clientId).toSorted(),
      partitions: partitions
        .filter(({ topic }) => topic.startsWith(prefix))
        .map((each) => ({ ...each, topic: each.topic.slice(prefix.length) })),
    };
  } finally {
    await admin.disconnect();
  }
}

/** By topic, who reads each partition. */
type Readers = ReadonlyMap<string, ReadonlyMap<number, Reader>>;

type Reader = Pick<GroupPartition, 'member' | 'memberId'>;

function readersOf({ members }: GroupDescription): Readers {
  const readers = new Map<string, Map<number, Reader>>();
  for (const { clientId: member, memberId, assignment } of members) {
    for (const [topic, partitions] of Object.entries(assignment)) {
      const ofTopic = readers.get(topic) ?? new Map<number, Reader>();
      for (const partition of partitions) ofTopic.set(partition, { member, memberId });
      readers.set(topic, ofTopic);
    }
  }
  return readers;
}

const NOBODY = { member: null, memberId: null } as const;

async function partitionsOf(admin: KafkaAdmin, groupId: string, readers: Readers): Promise<GroupPartition[]> {
  const committed = new Map(
    (await admin.fetchOffsets(groupId)).map(({ topic, partitions }) => [
      topic,
      new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)])),
    ]),
  );
  const states: GroupPartition[] = [];
  for (const topic of [...new Set([...committed.keys(), ...readers.keys()])].toSorted()) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      const noted = committed.get(topic)?.get(partition) ?? -1;
      const end = Number(high);
      states.push({
        topic,
        partition,
        committed: noted < 0 ? null : noted,
        end,
        lag: end - Math.max(noted, Number(low)),
        ...(readers.get(topic)?.get(partition) ?? NOBODY),
      });
    }
  }
  return states.toSorted((one, other) =>
    one.topic === other.topic ? one.partition - other.partition : one.topic < other.topic ? -1 : 1,
  );
}
