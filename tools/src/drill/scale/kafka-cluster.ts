import { type GroupState, type KafkaClient, readGroupState } from '@zielona-fala/service-kit/events';
import { ConfigResourceTypes, type Kafka, withKafkaAdmin } from '@zielona-fala/service-kit/kafkajs';
import { OFFSETS_PARTITIONS } from '../../infra/kafka.ts';
import { until } from '../../process/until.ts';

/** Where a partition lies. */
export interface PartitionCopies {
  readonly topic: string;
  readonly partition: number;
  /** Node that leads it. */
  readonly leader: number;
  readonly replicas: readonly number[];
  /** Those that hold all of it. */
  readonly inSync: readonly number[];
}

const SHARED_WITHIN = { timeoutMs: 60_000, intervalMs: 200 };
const WHOLE_WITHIN = { timeoutMs: 90_000, intervalMs: 500 };
export const OFFSETS_TOPIC = '__consumer_offsets';

/** Every partition of every topic. */
export async function readCopies(kafka: Kafka): Promise<readonly PartitionCopies[]> {
  const { topics } = await withKafkaAdmin(kafka, (admin) => admin.fetchTopicMetadata());
  return topics.flatMap(({ name: topic, partitions }) =>
    partitions.map(({ partitionId: partition, leader, replicas, isr: inSync }) => ({
      ...{ topic, partition, leader, replicas, inSync },
    })),
  );
}

/** How many copies must hold a message before it counts as written, by topic. */
export async function readLeastInSync(
  kafka: Kafka,
  topics: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { resources } = await withKafkaAdmin(kafka, (admin) =>
    admin.describeConfigs({
      includeSynonyms: false,
      resources: topics.map((name) => ({
        ...{ type: ConfigResourceTypes.TOPIC, name },
        configNames: ['min.insync.replicas'],
      })),
    }),
  );
  return new Map(
    resources.map(({ resourceName, configEntries }) => [resourceName, Number(configEntries[0]?.configValue)]),
  );
}

export const isShort = ({ replicas, inSync }: PartitionCopies): boolean => inSync.length < replicas.length;

/** Waits until partitions lack a copy, or until none does. @returns how many */
export async function untilCopies(kafka: Kafka, areShort: boolean): Promise<number> {
  return until(
    areShort ? 'a partition to lack a copy' : 'every copy of every partition',
    async () => {
      const copies = await readCopies(kafka);
      const short = copies.filter(isShort).length;
      if (short > 0 !== areShort) throw new Error(`${short} of ${copies.length} partitions lack a copy`);
      return short;
    },
    WHOLE_WITHIN,
  );
}

/**
 * The partition of `__consumer_offsets` that is a group's: its leader coordinates the group. Kafka takes Java's hash of
 * the name for it.
 */
export function offsetsPartitionOf(group: string): number {
  let hash = 0;
  for (let index = 0; index < group.length; index += 1) {
    hash = (Math.imul(31, hash) + group.charCodeAt(index)) | 0;
  }
  return Math.abs(hash) % OFFSETS_PARTITIONS;
}

/**
 * Waits until a consumer group has so many members and each of them reads partitions, and none is read by nobody.
 * @returns how many each reads
 */
export function untilShared(kafka: KafkaClient, group: string, members: number): Promise<readonly number[]> {
  return until(
    `${group} to have ${members} members`,
    async () => {
      const state = await readGroupState(kafka, '', group);
      const shares = sharesOf(state);
      if (state.state !== 'Stable' || state.members.length !== members || shares.length !== members) {
        throw new Error(`${state.state}, ${state.members.length} members read ${shares.join(', ')}`);
      }
      if (state.partitions.some(({ memberId }) => memberId === null))
        throw new Error('one is read by nobody');
      return shares;
    },
    SHARED_WITHIN,
  );
}

/** How many partitions each member reads that reads any. */
function sharesOf({ partitions }: GroupState): readonly number[] {
  const read = partitions.filter(({ memberId }) => memberId !== null);
  return [...Map.groupBy(read, ({ memberId }) => memberId).values()].map(({ length }) => length);
}
