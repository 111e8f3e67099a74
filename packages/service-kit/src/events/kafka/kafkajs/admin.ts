import { type Admin, AssignerProtocol } from 'kafkajs';
import type { AssignedPartitions, GroupDescription, KafkaAdmin } from '../client.ts';
import type { Kafka } from './library.ts';

/** @throws if Kafka is unavailable */
export async function connectAdmin(
  kafka: Kafka,
  retry: { readonly retries?: number } = {},
): Promise<KafkaAdmin> {
  const admin = kafka.admin({ retry });
  await admin.connect();
  return {
    async ping() {
      await admin.describeCluster();
    },
    listTopics: () => admin.listTopics(),
    async createTopics(topics, { partitions, replicationFactor, retentionMs }) {
      await admin.createTopics({
        waitForLeaders: false,
        topics: topics.map((topic) => ({
          topic,
          numPartitions: partitions,
          replicationFactor,
          configEntries: [{ name: 'retention.ms', value: String(retentionMs) }],
        })),
      });
    },
    async requireTopics(topics) {
      await admin.fetchTopicMetadata({ topics: [...topics] });
    },
    fetchOffsets: (groupId, topics) =>
      admin.fetchOffsets(topics === undefined ? { groupId } : { groupId, topics: [...topics] }),
    fetchTopicOffsets: (topic) => admin.fetchTopicOffsets(topic),
    describeGroup: (groupId) => describeGroup(admin, groupId),
    disconnect: () => admin.disconnect(),
  };
}

async function describeGroup(admin: Admin, groupId: string): Promise<GroupDescription> {
  const { groups } = await admin.describeGroups([groupId]);
  const [description] = groups;
  if (description === undefined) throw new Error(`Kafka returned no description of the group ${groupId}`);
  return {
    state: description.state,
    members: description.members.map(({ clientId, memberId, memberAssignment }) => ({
      ...{ clientId, memberId },
      assignment: assignmentIn(memberAssignment),
    })),
  };
}

const assignmentIn = (encoded: Buffer): AssignedPartitions =>
  AssignerProtocol.MemberAssignment.decode(encoded)?.assignment ?? {};
