import type { Consumer } from 'kafkajs';

/** The partitions that the consumer group gave to one of its members. */
export interface Assignment {
  /** Whether this member reads the partition. One that is not in the group has to answer for them all. */
  includes(topic: string, partition: number): boolean;
}

/** @param prefix stands before each topic's name */
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
