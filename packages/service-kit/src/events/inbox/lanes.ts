import { crc32 } from 'node:zlib';

/** A message with what it is ordered by: the learner. */
export interface KeyedMessage {
  readonly key: string;
  readonly value: string;
}

/** Transactions side by side: MongoDB waits for its journal in each, not for the others. */
const LANES = 4;

/** Divides messages so that those of one key stay together, in their order. */
export function lanesOf(messages: readonly KeyedMessage[]): readonly (readonly string[])[] {
  const lanes = Map.groupBy(messages, ({ key }) => crc32(key) % LANES);
  return [...lanes.values()].map((lane) => lane.map(({ value }) => value));
}
