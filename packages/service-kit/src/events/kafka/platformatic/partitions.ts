import type { GroupAssignment } from '@platformatic/kafka';
import type { AssignedPartitions } from '../client.ts';

/** Timestamps by which brokers are asked for the first offset that is kept, and for the next one to be written. */
export const EARLIEST = -2n;
export const LATEST = -1n;

/** A partition, as it is a key of maps. */
export const nameOf = (topic: string, partition: number): string => `${topic}/${partition}`;

/** The partitions of a member as others know them. */
export const partitionsByTopic = (assignments: readonly GroupAssignment[]): AssignedPartitions =>
  Object.fromEntries(assignments.map(({ topic, partitions }) => [topic, partitions]));
