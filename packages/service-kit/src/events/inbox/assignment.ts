import type { AssignedPartitions } from '../kafka/client.ts';

/** The partitions that the consumer group gave to one of its members. */
export interface Assignment {
  /** Whether this member reads the partition. True for all of them while it is not in the group. */
  includes(topic: string, partition: number): boolean;
  join(partitions: AssignedPartitions): void;
  leave(): void;
}

/** @param prefix prepended to each topic name */
export function createAssignment(prefix: string): Assignment {
  let assigned: AssignedPartitions | null = null;
  return {
    includes: (topic, partition) =>
      assigned === null || assigned[prefix + topic]?.includes(partition) === true,
    join(partitions) {
      assigned = partitions;
    },
    leave() {
      assigned = null;
    },
  };
}
