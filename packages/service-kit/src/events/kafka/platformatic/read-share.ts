import type { ClusterMetadata, Consumer, RecordsBatch } from '@platformatic/kafka';
import type { IncomingBatch, IncomingMessage } from '../client.ts';
import { isAnswer } from './errors.ts';
import type { Share } from './share.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PARTITION_BYTES = 1024 * 1024;
/** A broker responds as soon as it has a message; an idle member polls twice a second. */
const MAX_WAIT_MS = 500;
const UNKNOWN_EPOCH = -1;
/** Of the attributes of stored messages: they are marks of a transaction. */
const IS_CONTROL = 0b10_0000;

interface TopicPartition {
  readonly topic: string;
  readonly partition: number;
}

/** What a broker returned of a partition. */
type Fetched = Awaited<ReturnType<Consumer['fetch']>>['responses'][number]['partitions'][number];

export interface ReadingParts {
  readonly consumer: Consumer;
  readonly share: Share;
  /** Called for one batch at a time. */
  readonly onBatch: (batch: IncomingBatch) => Promise<void>;
  /** Runs pieces of work one after the other. */
  readonly oneByOne: (work: () => Promise<void>) => Promise<void>;
}

/** Reads the partitions of a member from the brokers that lead them, side by side, until they are others'. @throws what fails meanwhile */
export async function readShare(parts: ReadingParts): Promise<void> {
  const { consumer, share } = parts;
  await share.find();
  const topics = share.assignments.map(({ topic }) => topic);
  const metadata = await consumer.metadata({ topics, forceUpdate: true });
  const failing = new AbortController();
  const over = AbortSignal.any([share.over, failing.signal]);
  const readings = [...partitionsByLeader(share, metadata)].map(async ([node, partitions]) => {
    try {
      while (!over.aborted) await readOnce(parts, metadata, node, partitions);
    } catch (error) {
      failing.abort();
      throw error;
    }
  });
  const failure = (await Promise.allSettled(readings)).find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return;
  if (isAnswer(failure.reason, 'OFFSET_OUT_OF_RANGE')) share.forget();
  throw failure.reason;
}

const partitionsByLeader = (
  { assignments }: Share,
  { topics }: ClusterMetadata,
): ReadonlyMap<number, readonly TopicPartition[]> =>
  Map.groupBy(
    assignments.flatMap(({ topic, partitions }) => partitions.map((partition) => ({ topic, partition }))),
    ({ topic, partition }) => topics.get(topic)?.partitions[partition]?.leader ?? -1,
  );

async function readOnce(
  parts: ReadingParts,
  metadata: ClusterMetadata,
  node: number,
  partitions: readonly TopicPartition[],
): Promise<void> {
  const { consumer, share } = parts;
  const idOf = (topic: string): string => metadata.topics.get(topic)?.id ?? '';
  const { responses } = await consumer.fetch({
    ...{ node, maxBytes: MAX_BYTES, maxWaitTime: MAX_WAIT_MS, minBytes: 1 },
    topics: [...Map.groupBy(partitions, ({ topic }) => topic)].map(([topic, own]) => ({
      topicId: idOf(topic),
      partitions: own.map(({ partition }) => ({
        partition,
        fetchOffset: share.positionOf(topic, partition),
        partitionMaxBytes: MAX_PARTITION_BYTES,
        currentLeaderEpoch: UNKNOWN_EPOCH,
        lastFetchedEpoch: UNKNOWN_EPOCH,
      })),
    })),
  });
  const topicOf = new Map(partitions.map(({ topic }) => [idOf(topic), topic]));
  for (const response of responses) {
    const topic = topicOf.get(response.topicId);
    if (topic === undefined) continue;
    for (const fetched of response.partitions) await parts.oneByOne(() => deliver(parts, topic, fetched));
  }
}

async function deliver(
  { share, onBatch }: ReadingParts,
  topic: string,
  { partitionIndex: partition, highWatermark, records }: Fetched,
): Promise<void> {
  const last = records?.at(-1);
  if (last === undefined || share.over.aborted) return;
  const messages = messagesFrom(records ?? [], share.positionOf(topic, partition));
  const behind = BigInt(messages.at(-1)?.offset ?? -1n) + 1n;
  if (messages.length > 0) {
    await onBatch({
      ...{ topic, partition, messages },
      highWatermark: String(highWatermark),
      isCurrent: () => !share.over.aborted,
      async resolve(offset) {
        share.advance(topic, partition, BigInt(offset) + 1n);
        await share.commitIfDue();
      },
      // the library sends heartbeats by itself
      heartbeat: async () => undefined,
    });
  }
  // behind the last message there can be marks of transactions, and messages that a compaction has removed
  if (share.positionOf(topic, partition) >= behind)
    share.advance(topic, partition, last.firstOffset + BigInt(last.lastOffsetDelta) + 1n);
  await share.commit();
}

/** A broker sends stored batches as a whole, also messages before the offset that was asked for. */
const messagesFrom = (batches: readonly RecordsBatch[], position: bigint): readonly IncomingMessage[] =>
  batches
    .filter(({ attributes }) => (attributes & IS_CONTROL) === 0)
    .flatMap(({ firstOffset, records }) =>
      records.map(({ key, value, offsetDelta }) => ({
        key,
        value,
        offset: firstOffset + BigInt(offsetDelta),
      })),
    )
    .filter(({ offset }) => offset >= position)
    .map((message) => ({ ...message, offset: String(message.offset) }));
