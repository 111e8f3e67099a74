import type { Consumer } from 'kafkajs';

/** The partitions that the consumer group gave to one of its members. */
export interface Assignment {
  /** Whether this member reads the partition. True for all of them while it is not in the group. */
  includes(topic: string, partition: number): boolean;
}

/** @param prefix prepended to each topic name */
export function createAssignment(consumer: Consumer, prefix: string): Assignment {
  let assigned: Readonly<Record<string, readonly number[]>> | null = null;
  const { GROUP_JOIN, CRASH, STOP } = consumer.events;
  const leave = (): void => {
    assigned = null;
  };
  consumer.on(GROUP_JOIN, ({ payload }) => {
    assigned = payload.memberAssignment;
  });
  consumer.on(CRASH, leave);
  consumer.on(STOP, leave);
  return {
    includes: (topic, partition) =>
      assigned === null || assigned[prefix + topic]?.includes(partition) === true,
  };
}
