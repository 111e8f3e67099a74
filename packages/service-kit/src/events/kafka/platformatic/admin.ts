import type { Admin, BaseOptions } from '@platformatic/kafka';
import type { CommittedOffsets, GroupDescription, KafkaAdmin, TopicOffsets } from '../client.ts';
import { areAll, isAnswer } from './errors.ts';
import { EARLIEST, LATEST, partitionsByTopic } from './partitions.ts';

const DEFAULT_RETRIES = 8;

/** @throws if Kafka is unavailable */
export async function connectAdmin(
  connection: BaseOptions,
  { retries }: { readonly retries: number } = { retries: DEFAULT_RETRIES },
): Promise<KafkaAdmin> {
  const library = await import('@platformatic/kafka');
  const admin = new library.Admin({ ...connection, retries });
  const metadataOf = (topics: readonly string[]) =>
    admin.metadata({ topics: [...topics], forceUpdate: true });
  try {
    await metadataOf([]);
  } catch (error) {
    await admin.close();
    throw error;
  }
  return {
    async ping() {
      await metadataOf([]);
    },
    listTopics: () => admin.listTopics(),
    async createTopics(topics, { partitions, replicationFactor, retentionMs }) {
      try {
        await admin.createTopics({
          topics: [...topics],
          partitions,
          replicas: replicationFactor,
          configs: [{ name: 'retention.ms', value: String(retentionMs) }],
        });
      } catch (error) {
        if (!areAll(error, 'TOPIC_ALREADY_EXISTS')) throw error;
      }
    },
    async requireTopics(topics) {
      await metadataOf(topics);
    },
    fetchOffsets: (groupId, topics) => fetchOffsets(admin, groupId, topics),
    async fetchTopicOffsets(topic) {
      const { topics } = await metadataOf([topic]);
      return fetchTopicOffsets(admin, topic, topics.get(topic)?.partitionsCount ?? 0);
    },
    describeGroup: (groupId) => describeGroup(admin, groupId),
    disconnect: () => admin.close(),
  };
}

async function fetchOffsets(
  admin: Admin,
  groupId: string,
  wanted: readonly string[] | undefined,
): Promise<readonly CommittedOffsets[]> {
  const groups = await admin.listConsumerGroupOffsets({ groups: [groupId] });
  const committed = new Map(
    groups.flatMap(({ topics }) =>
      topics.map(({ name, partitions }) => [
        name,
        partitions.map(({ partitionIndex: partition, committedOffset }) => ({
          partition,
          offset: String(committedOffset),
        })),
      ]),
    ),
  );
  return [...(wanted ?? committed.keys())].map((topic) => ({
    topic,
    partitions: committed.get(topic) ?? [],
  }));
}

async function fetchTopicOffsets(
  admin: Admin,
  topic: string,
  count: number,
): Promise<readonly TopicOffsets[]> {
  const offsetsAt = async (timestamp: bigint): Promise<ReadonlyMap<number, bigint>> => {
    const partitions = Array.from({ length: count }, (_, partitionIndex) => ({ partitionIndex, timestamp }));
    const topics = await admin.listOffsets({ topics: [{ name: topic, partitions }] });
    return new Map(
      topics.flatMap((found) =>
        found.partitions.map(({ partitionIndex, offset }) => [partitionIndex, offset] as const),
      ),
    );
  };
  const [low, high] = await Promise.all([offsetsAt(EARLIEST), offsetsAt(LATEST)]);
  return [...high].map(([partition, end]) => ({
    partition,
    low: String(low.get(partition) ?? end),
    high: String(end),
  }));
}

async function describeGroup(admin: Admin, groupId: string): Promise<GroupDescription> {
  try {
    const group = (await admin.describeGroups({ groups: [groupId] })).get(groupId);
    if (group === undefined) throw new Error(`Kafka returned no description of the group ${groupId}`);
    return {
      state: group.state,
      members: [...group.members.values()].map(({ clientId, id: memberId, assignments }) => ({
        ...{ clientId, memberId },
        assignment: partitionsByTopic([...(assignments?.values() ?? [])]),
      })),
    };
  } catch (error) {
    // the answer to newer requests; to older ones it is this state
    if (isAnswer(error, 'GROUP_ID_NOT_FOUND')) return { state: 'Dead', members: [] };
    throw error;
  }
}
